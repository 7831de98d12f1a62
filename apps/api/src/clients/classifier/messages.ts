import type { Interpretation } from '@app/classifier/interpret';

/** What is to be done with a photo: an answer, with copies for the store or without; or copies for a page alone. */
export type Purpose = 'classify' | 'classify-and-keep' | 'copy';

/** What the API asks of a classifier process: one photo at a time. */
export type PhotoJob = {
  /** The file as it came; only the process decodes it. */
  bytes: Uint8Array;
  purpose: Purpose;
};

/** The file itself goes by a pipe of its own, as it is: in a message it would be copied four times. */
export type Order = { length: number; purpose: Purpose };
export const photoPipe = 4;

/** New pictures made from the pixels alone: nothing of the file's metadata is in them. */
export type CleanCopies = { photo: Uint8Array; thumbnail: Uint8Array };

/** `unreadable`: the file has no picture that can be decoded. */
export type Outcome = Answer | Copies | 'unreadable';
export type Answer = { interpretation: Interpretation; copies: CleanCopies | undefined };
export type Copies = { copies: CleanCopies };

export type Report =
  | { type: 'ready' }
  | ({ type: 'answer' } & Answer)
  | ({ type: 'copies' } & Copies)
  | { type: 'unreadable' }
  /** A fault of ours. */
  | { type: 'failed'; message: string };
