import { z } from './zod.ts';

/**
 * How much is known about whether a place exists and is open, the least first. `maybe-closed`: its registry stopped
 * naming it; `registered`: only a registry names it; `added`: a person did, and an editor looked at it; `confirmed`:
 * independent people said lately that it is open; `verified`: an editor checked it.
 */
export const placeStatuses = [
  'sample',
  'maybe-closed',
  'registered',
  'added',
  'confirmed',
  'verified',
] as const;
export const PlaceStatus = z.enum(placeStatuses);
export type PlaceStatus = z.infer<typeof PlaceStatus>;

/** Independent people who make a registry's place confirmed. The ranking in the database repeats it. */
export const confirmingPeople = 2;
/** Independent people who say that a place has closed until an editor looks. */
export const closingPeople = 3;
/** Days for which "still open" counts: by then its liveness is a quarter. */
export const openAnswerDays = 180;
/** Days for which "closed" counts. */
export const closedAnswerDays = 30;
