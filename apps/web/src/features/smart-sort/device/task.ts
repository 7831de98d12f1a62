import type { Interpretation } from '@app/classifier/interpret';
import type { Picture } from '@app/classifier/preprocess';

/** The cache name and the keys of the files. */
export type KeptFiles = { cache: string; model: string; runtime: string };

/** A message to the worker. Without a photo it only opens the session. */
export type DeviceTask = {
  files: KeptFiles;
  photo?: Blob | Picture;
};

export type DeviceAnswer =
  | { isOpen: true }
  | { interpretation: Interpretation }
  | { failure: string; isUnreadable: boolean };
