const unlimited = '100000000';

/** All requests of a measurement come from one machine; rate limits have their own tests. */
export const withoutLimits = {
  RATE_LIMIT_VISITOR: unlimited,
  RATE_LIMIT_MEMBER: unlimited,
  LIMIT_FAILURES_ACCOUNT: unlimited,
  LIMIT_FAILURES_NETWORK: unlimited,
  LIMIT_REGISTRATIONS: unlimited,
  LIMIT_TAKEN_ADDRESSES: unlimited,
  LIMIT_RECOVERIES_EMAIL: unlimited,
  LIMIT_RECOVERIES_NETWORK: unlimited,
  LIMIT_SCANS_VISITOR: unlimited,
  LIMIT_SCANS_MEMBER: unlimited,
  LIMIT_SCANS_DAY: unlimited,
  LIMIT_POSTS_NEW: unlimited,
  LIMIT_REPLIES_NEW: unlimited,
  LIMIT_POSTS: unlimited,
  LIMIT_REPLIES: unlimited,
  LIMIT_POST_PAUSE: '0',
  LIMIT_REPLY_PAUSE: '0',
  LIMIT_POST_PAUSE_NEW: '0',
  LIMIT_REPLY_PAUSE_NEW: '0',
  LIMIT_LIKES: unlimited,
  LIMIT_REPORTS: unlimited,
  LIMIT_TAKEDOWNS: unlimited,
  LIMIT_ANSWERS_NETWORK: unlimited,
  LIMIT_LIVE_STREAMS: unlimited,
};
