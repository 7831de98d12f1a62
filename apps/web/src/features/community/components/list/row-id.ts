/** By which a closed post finds the row that it was opened from. */
export const rowId = (postId: string) => `postingan-${postId}`;
