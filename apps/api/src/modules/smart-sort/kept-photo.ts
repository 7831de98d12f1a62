import { randomBytes } from 'node:crypto';

/** Nobody guesses it, and it says nothing about whose it is. */
export const newPhotoKey = (): string => `scan/${randomBytes(24).toString('base64url')}`;

/** The two objects of one kept photo. */
export const objectNames = (photoKey: string) => ({
  photo: `${photoKey}.jpg`,
  thumbnail: `${photoKey}.small.jpg`,
});
