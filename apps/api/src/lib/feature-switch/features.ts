import { oauth } from '@app/contract/account';
import { uploadPostPicture } from '@app/contract/community';

/** Risky features and the address that each is off with. */
export const features = {
  'google-sign-in': oauth.path,
  'post-photos': uploadPostPicture.path,
} as const;

export type Feature = keyof typeof features;
export const featureNames = Object.keys(features) as Feature[];
