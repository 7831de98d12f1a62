import type { FastifyRequest } from 'fastify';
import { AppError } from '#api/lib/app-error.ts';
import { may, type StaffAction } from '#api/lib/may.ts';

/**
 * `preValidation` of every review route: others get the same response as for an unknown path. Not earlier, because an
 * unknown path also parses the body first and rejects an invalid one. Staff without a second step get an explicit error.
 */
const onlyFor =
  (actions: StaffAction[]) =>
  async (request: FastifyRequest): Promise<void> => {
    const viewer = await request.findViewer();
    const verdicts = new Set(actions.map((action) => may(viewer, action)));
    if (verdicts.has('yes')) return;
    throw new AppError(verdicts.has('second_step_required') ? 'second_step_required' : 'not_found');
  };

/** Editors, moderators and admins, by their permissions. */
export const reviewersOnly = onlyFor(['content.edit', 'listing.verify']);

/** Moderators and admins, not editors. */
export const moderatorsOnly = onlyFor(['content.moderate']);

/** Those who say what photos show. */
export const labelersOnly = onlyFor(['photo.label']);
