import type { FastifyRequest } from 'fastify';
import { AppError } from '#api/lib/app-error.ts';
import { may, type StaffAction } from '#api/lib/may.ts';
import type { Viewer } from '#api/lib/viewer.ts';

/** Who works at a queue: editors, moderators and admins, by what they may do elsewhere. */
const grounds: StaffAction[] = ['content.edit', 'listing.verify'];

/**
 * `preValidation` of every address of review: whoever has no business here gets what an unknown address answers. Not
 * earlier, because an unknown address too reads a body first, and refuses one that is broken. Staff who lack their
 * second step know the place, and are told.
 */
export async function reviewersOnly(request: FastifyRequest): Promise<void> {
  const verdicts = verdictsOn(await request.findViewer());
  if (verdicts.includes('yes')) return;
  throw new AppError(verdicts.includes('second_step_required') ? 'second_step_required' : 'not_found');
}

const verdictsOn = (viewer: Viewer | undefined) => grounds.map((action) => may(viewer, action));
