/** Maximum rows of one kind in an account export; far above real accounts. */
export const exportLimit = 10_000;
