/** For tests, because a busy machine is slow; the timeouts of the product have tests of their own. */
export const relaxedTimeouts = {
  DATABASE_TIMEOUT_MS: '30000',
  REDIS_TIMEOUT_MS: '5000',
  IDENTITY_TIMEOUT_MS: '30000',
  CLASSIFIER_DEADLINE_MS: '30000',
  HANDLER_TIMEOUT_MS: '50000',
};
