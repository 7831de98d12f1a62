import { randomBytes } from 'node:crypto';

/** Random, so that it cannot be guessed and does not reveal the owner. */
export const newPhotoKey = (folder: 'scan' | 'picture'): string =>
  `${folder}/${randomBytes(24).toString('base64url')}`;

/** The two objects of one stored photo. */
export const objectNames = (photoKey: string) => ({
  photo: `${photoKey}.jpg`,
  thumbnail: `${photoKey}.small.jpg`,
});
