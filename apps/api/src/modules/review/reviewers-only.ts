import type { FastifyRequest } from 'fastify';
import { AppError } from '#api/lib/app-error.ts';
import { may, type StaffAction } from '#api/lib/may.ts';

/**
 * `preValidation` of every address of review: whoever has no business here gets what an unknown address answers. Not
 * earlier, because an unknown address too reads a body first, and refuses one that is broken. Staff who lack their
 * second step know the place, and are told.
 */
const onlyBy =
  (grounds: StaffAction[]) =>
  async (request: FastifyRequest): Promise<void> => {
    const viewer = await request.findViewer();
    const verdicts = new Set(grounds.map((action) => may(viewer, action)));
    if (verdicts.has('yes')) return;
    throw new AppError(verdicts.has('second_step_required') ? 'second_step_required' : 'not_found');
  };

/** Who works at a queue: editors, moderators and admins, by what they may do elsewhere. */
export const reviewersOnly = onlyBy(['content.edit', 'listing.verify']);

/** Who keeps the community in order. Editors do not. */
export const moderatorsOnly = onlyBy(['content.moderate']);
