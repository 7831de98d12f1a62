/** The URL of the picture of a published piece, through the gateway, which serves the API under /api. */
export function pictureAddress(pictureId: string): { image: string; thumbnail: string } {
  const image = `/api/education/pictures/${pictureId}`;
  return { image, thumbnail: `${image}?size=kecil` };
}
