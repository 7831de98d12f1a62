import { departedRows } from '#api/departed-rows.ts';
import { finishDepartures } from '#api/modules/account/departure.service.ts';
import type { TestApi } from './harness.ts';

/** What the worker does after an account was deleted. */
export const finishDeletions = ({ db }: TestApi) => finishDepartures(db, departedRows);
