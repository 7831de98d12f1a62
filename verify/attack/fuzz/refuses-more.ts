/** Where a rule that no schema can say makes a request invalid: the endpoint, and the rule. */
export const refusesMore: Record<string, string> = {
  'GET /collectors': 'sorting by distance needs a point, and a point has two coordinates',
  'GET /collectors/:collectorId': 'a point has two coordinates',
  'GET /collectors/nearest': 'a point has two coordinates',
  'GET /collectors/map': 'a box has its south below its north, and may be only so large',
  'GET /collectors/offers': 'asks for a point or a province',
  'POST /collectors/suggestions': 'hours that overlap, prices that contradict each other',
  'POST /community/members/:memberId/mute': 'nobody mutes themself',
  'POST /review/pieces/:submissionId': 'a correction keeps the kind of the piece',
  'POST /auth/register': 'the identity server knows addresses that cannot exist',
  'POST /auth/change-password': 'the new password is another one',
  'POST /scans': 'a model that was never shipped, a photo older than thirty days',
  'POST /account/delete': 'who has a password or a second step shows it',
  'POST /account/two-step/confirm': 'who has a password shows it',
};
