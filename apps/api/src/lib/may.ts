import { AppError } from '#api/lib/app-error.ts';
import type { Role, Viewer } from '#api/lib/viewer.ts';

/** Who may do what to what belongs to others. The owner of a thing may change it without any of these. */
const staff = {
  /** Write and correct articles, tutorials and local rules. */
  'content.edit': ['editor', 'admin'],
  /** Hide, restore and answer reports. */
  'content.moderate': ['moderator', 'admin'],
  /** Verify listings and claims. */
  'listing.verify': ['moderator', 'admin'],
} as const satisfies Record<string, Role[]>;

export type StaffAction = keyof typeof staff;
/** Change or delete something that a person made. */
export type OwnerAction = 'own.change';
export type Action = StaffAction | OwnerAction;
export type Thing = { ownerId: string | null };

export type Verdict = 'yes' | 'not_signed_in' | 'not_allowed' | 'second_step_required';

/** The one place that decides. Pure: all it knows is what it is given. */
export function may(viewer: Viewer | undefined, action: Action, thing?: Thing): Verdict {
  if (!viewer) return 'not_signed_in';
  if (action === 'own.change') return thing?.ownerId === viewer.id ? 'yes' : 'not_allowed';
  const allowed: readonly Role[] = staff[action];
  if (!allowed.includes(viewer.role)) return 'not_allowed';
  return viewer.isSecuredStaff ? 'yes' : 'second_step_required';
}

/** The same as a demand: throws what the person reads. */
export function mustBeAllowed(viewer: Viewer | undefined, action: Action, thing?: Thing): void {
  const verdict = may(viewer, action, thing);
  if (verdict !== 'yes') throw new AppError(verdict);
}
