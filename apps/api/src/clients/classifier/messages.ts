import type { Interpretation } from '@app/classifier/interpret';

/** What to do with a photo: classify it, with or without copies for the store, or only make copies for a page. */
export type Purpose = 'classify' | 'classify-and-keep' | 'copy';

/** A job for a classifier process: one photo at a time. */
export type PhotoJob = {
  /** The uploaded file; only the process decodes it. */
  bytes: Uint8Array;
  purpose: Purpose;
};

/** The file itself goes through a separate pipe: in a message it would be copied four times. */
export type JobHeader = { length: number; purpose: Purpose };
export const photoPipe = 4;

/** Re-encoded pictures without any metadata of the file. */
export type CleanCopies = { photo: Uint8Array; thumbnail: Uint8Array };

/** `unreadable`: the file has no picture that can be decoded. */
export type Outcome = Answer | Copies | 'unreadable';
export type Answer = { interpretation: Interpretation; copies: CleanCopies | undefined };
export type Copies = { copies: CleanCopies };

export type ProcessMessage =
  | { type: 'ready' }
  | ({ type: 'answer' } & Answer)
  | ({ type: 'copies' } & Copies)
  | { type: 'unreadable' }
  /** An unexpected error, not caused by the file. */
  | { type: 'failed'; message: string };
