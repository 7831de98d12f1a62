const plenty = '100000000';

/** Everybody of a measurement comes from one machine; the limits have tests of their own. */
export const withoutLimits = {
  RATE_LIMIT_VISITOR: plenty,
  RATE_LIMIT_MEMBER: plenty,
  LIMIT_FAILURES_ACCOUNT: plenty,
  LIMIT_FAILURES_NETWORK: plenty,
  LIMIT_REGISTRATIONS: plenty,
  LIMIT_TAKEN_ADDRESSES: plenty,
  LIMIT_RECOVERIES_EMAIL: plenty,
  LIMIT_RECOVERIES_NETWORK: plenty,
  LIMIT_SCANS_VISITOR: plenty,
  LIMIT_SCANS_MEMBER: plenty,
  LIMIT_SCANS_DAY: plenty,
  LIMIT_POSTS_NEW: plenty,
  LIMIT_REPLIES_NEW: plenty,
  LIMIT_POSTS: plenty,
  LIMIT_REPLIES: plenty,
  LIMIT_POST_PAUSE: '0',
  LIMIT_REPLY_PAUSE: '0',
  LIMIT_POST_PAUSE_NEW: '0',
  LIMIT_REPLY_PAUSE_NEW: '0',
  LIMIT_LIKES: plenty,
  LIMIT_REPORTS: plenty,
  LIMIT_LIVE_STREAMS: plenty,
};
