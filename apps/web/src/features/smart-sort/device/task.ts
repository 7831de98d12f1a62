import type { Interpretation } from '@app/classifier/interpret';
import type { Picture } from '@app/classifier/preprocess';

/** What the worker is given. Without a photo it gets ready for one. */
export type DeviceTask = {
  /** Where the files lie: the name of a cache, and the addresses in it. */
  files: { cache: string; model: string; runtime: string };
  photo?: Blob | Picture;
};

export type DeviceAnswer =
  | { isOpen: true }
  | { interpretation: Interpretation }
  | { failure: string; isUnreadable: boolean };
