import type { Interpretation } from '@app/classifier/interpret';
import type { Picture } from '@app/classifier/preprocess';
import type { KeptModel } from './files.ts';

/** A message to the worker. Without a photo it only opens the session. */
export type DeviceTask = {
  /** The cache name and the keys of the files. */
  files: KeptModel['files'];
  photo?: Blob | Picture;
};

export type DeviceAnswer =
  | { isOpen: true }
  | { interpretation: Interpretation }
  | { failure: string; isUnreadable: boolean };
