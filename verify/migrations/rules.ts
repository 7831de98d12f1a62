/** All rules of Squawk hold except these. */
export const excludedRules = [
  // The runner sets both for every file (apps/api/src/db/apply-migration.ts).
  'require-lock-timeout',
  'require-statement-timeout',
  // Numbers that grow with people or rows are bigint; years, counters of one thing and small lists need not be.
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
];

/** A file in a transaction is applied whole or not at all; outside of one it must be able to run again. */
export const excludedInTransaction = ['prefer-robust-stmts'];

/** Transactions and timeouts are those of the runner. */
export const runnerStatement = /^\s*(set|begin|commit)\b/im;
