import type { Interpretation } from '@app/classifier/interpret';
import type { Picture } from '@app/classifier/preprocess';

/** A message to the worker. Without a photo it only opens the session. */
export type DeviceTask = {
  /** The cache name and the keys of the files. */
  files: { cache: string; model: string; runtime: string };
  photo?: Blob | Picture;
};

export type DeviceAnswer =
  | { isOpen: true }
  | { interpretation: Interpretation }
  | { failure: string; isUnreadable: boolean };
