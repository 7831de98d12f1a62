import { AppError } from '#api/lib/app-error.ts';
import type { Role, Viewer } from '#api/lib/viewer.ts';

/** Which roles may act on resources of others. Owners need none of these to change their own. */
const staff = {
  /** Write and correct articles, tutorials and local rules. */
  'content.edit': ['editor', 'admin'],
  /** Hide, restore and answer reports. */
  'content.moderate': ['moderator', 'admin'],
  /** Verify listings and claims. */
  'listing.verify': ['moderator', 'admin'],
  /** Say what photos show that the model may learn from. */
  'photo.label': ['editor', 'moderator', 'admin'],
} as const satisfies Record<string, Role[]>;

export type StaffAction = keyof typeof staff;
/** Change or delete something that a person made. */
export type OwnerAction = 'own.change';
export type Action = StaffAction | OwnerAction;
export type Resource = { ownerId: string | null };

export type Verdict = 'yes' | 'not_signed_in' | 'not_allowed' | 'second_step_required';

/** The only place where permissions are decided. Pure. */
export function may(viewer: Viewer | undefined, action: Action, resource?: Resource): Verdict {
  if (!viewer) return 'not_signed_in';
  if (action === 'own.change') return resource?.ownerId === viewer.id ? 'yes' : 'not_allowed';
  const allowed: readonly Role[] = staff[action];
  if (!allowed.includes(viewer.role)) return 'not_allowed';
  return viewer.isSecuredStaff ? 'yes' : 'second_step_required';
}

/** Throws the refusal as an `AppError`. */
export function requirePermission(viewer: Viewer | undefined, action: Action, resource?: Resource): void {
  const verdict = may(viewer, action, resource);
  if (verdict !== 'yes') throw new AppError(verdict);
}
