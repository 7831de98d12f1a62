import { randomBytes } from 'node:crypto';

/** Nobody guesses it, and it says nothing about whose it is. */
export const newPhotoKey = (folder: 'scan' | 'picture'): string =>
  `${folder}/${randomBytes(24).toString('base64url')}`;

/** The two objects of one stored photo. */
export const objectNames = (photoKey: string) => ({
  photo: `${photoKey}.jpg`,
  thumbnail: `${photoKey}.small.jpg`,
});
