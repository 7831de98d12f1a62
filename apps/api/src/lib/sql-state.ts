const hasState = (error: unknown, state: string): boolean =>
  error instanceof Error && 'code' in error && error.code === state;

/** Somebody else was first. */
export const isUniqueViolation = (error: unknown): boolean => hasState(error, '23505');

/** What the row belongs to went while the request was on its way: a post, or the person with their account. */
export const isOwnerGone = (error: unknown): boolean => hasState(error, '23503');

/** Two waited for each other. PostgreSQL ended one of them, and nothing of it is left. */
export const isDeadlock = (error: unknown): boolean => hasState(error, '40P01');
