/** Endpoints with a validation rule that the schema cannot express, and the rule. */
export const extraRules: Record<string, string> = {
  'GET /collectors': 'sorting by distance needs a point, and a point has two coordinates',
  'GET /collectors/:collectorId': 'a point has two coordinates',
  'GET /collectors/nearest': 'a point has two coordinates',
  'GET /collectors/map': 'a box has its south below its north, and may be only so large',
  'GET /collectors/offers': 'asks for a point or a province',
  'POST /collectors/suggestions': 'hours that overlap, prices that contradict each other',
  'POST /community/members/:memberId/mute': 'members cannot mute themselves',
  'POST /review/pieces/:submissionId': 'a correction keeps the kind of the piece',
  'POST /auth/register': 'the identity server rejects addresses that cannot exist',
  'POST /auth/change-password': 'the new password is another one',
  'POST /scans': 'a model that was never shipped, a photo older than thirty days',
  'POST /account/delete': 'a password or second step, if set, is required',
  'POST /account/two-step/confirm': 'a password, if set, is required',
};
