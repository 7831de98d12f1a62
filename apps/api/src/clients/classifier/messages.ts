import type { Interpretation } from '@app/classifier/interpret';

/** What the API asks of a classifier process: one photo at a time. */
export type PhotoJob = {
  /** The file as it came; only the process decodes it. */
  bytes: Uint8Array;
  /** Whether copies for the store are wanted too. */
  keep: boolean;
};

/** The file itself goes by a pipe of its own, as it is: in a message it would be copied four times. */
export type Order = { length: number; keep: boolean };
export const photoPipe = 4;

/** New pictures made from the pixels alone: nothing of the file's metadata is in them. */
export type CleanCopies = { photo: Uint8Array; thumbnail: Uint8Array };

/** `unreadable`: the file has no picture that can be decoded. */
export type Outcome = Answer | 'unreadable';
export type Answer = { interpretation: Interpretation; copies: CleanCopies | undefined };

export type Report =
  | { type: 'ready' }
  | ({ type: 'answer' } & Answer)
  | { type: 'unreadable' }
  /** A fault of ours. */
  | { type: 'failed'; message: string };
