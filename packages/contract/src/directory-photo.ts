import { route } from './route.ts';
import { PhotoForm } from './smart-sort.ts';
import { z } from './zod.ts';

export const uploadListingPhoto = route({
  method: 'POST',
  path: '/collectors/photos',
  summary: "Uploads a photo of a place's front for a suggestion; unused photos are removed after a day",
  signedIn: true,
  body: PhotoForm,
  response: z.object({ success: z.literal(true), pictureId: z.uuid(), picture: z.string() }),
});

export const showListingPhoto = route({
  method: 'GET',
  path: '/collectors/photos/:pictureId',
  summary: 'The photo of the front of a published place, as JPEG',
  params: z.object({ pictureId: z.uuid() }),
  /** `kecil`: for cards. */
  query: z.object({ size: z.enum(['kecil']).optional() }),
  response: z.file(),
});
