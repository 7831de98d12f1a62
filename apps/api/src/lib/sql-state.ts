const hasState = (error: unknown, state: string): boolean =>
  error instanceof Error && 'code' in error && error.code === state;

export const isUniqueViolation = (error: unknown): boolean => hasState(error, '23505');

/** The referenced row, such as a post or a profile, was deleted during the request. */
export const isForeignKeyViolation = (error: unknown): boolean => hasState(error, '23503');

/** PostgreSQL rolled this transaction back, so it can be retried. */
export const isDeadlock = (error: unknown): boolean => hasState(error, '40P01');

/** Somebody held the lock for longer than `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean => hasState(error, '55P03');
