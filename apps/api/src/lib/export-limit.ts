/** Rows of one kind that an export of an account takes along: more than anybody has, a bound all the same. */
export const exportLimit = 10_000;
