const web = 'apps/web/src';
const api = 'apps/api/src/modules';
const journeys = 'e2e/journeys';

export const page = {
  login: `${web}/routes/login.test.tsx`,
  register: `${web}/routes/register.test.tsx`,
  google: `${web}/routes/google.test.tsx`,
  callback: `${web}/routes/auth-callback.test.tsx`,
  forgotPassword: `${web}/routes/forgot-password.test.tsx`,
  resetPassword: `${web}/routes/reset-password.test.tsx`,
  accountSecurity: `${web}/routes/account-security.test.tsx`,
  authState: `${web}/lib/auth.test.tsx`,
  dashboard: `${web}/routes/dashboard.test.tsx`,
  smartSort: `${web}/routes/smart-sort.test.tsx`,
  smartSortAnswer: `${web}/routes/smart-sort-answer.test.tsx`,
  smartSortMember: `${web}/routes/smart-sort-member.test.tsx`,
  sellWaste: `${web}/routes/sell-waste.test.tsx`,
  prices: `${web}/features/directory/formatting.test.ts`,
  article: `${web}/features/education/components/article-view.test.tsx`,
  community: `${web}/routes/community.test.tsx`,
  communityPost: `${web}/routes/community-post.test.tsx`,
  communityWords: `${web}/routes/community-words.test.tsx`,
  forumWords: `${web}/features/community/words.test.ts`,
} as const;

export const endpoint = {
  docs: 'apps/api/src/plugins/docs.test.ts',
  identity: 'apps/api/src/clients/identity.contract.test.ts',
  account: `${api}/account/account.test.ts`,
  signIn: `${api}/account/sign-in.test.ts`,
  registration: `${api}/account/registration.test.ts`,
  oauth: `${api}/account/oauth.test.ts`,
  password: `${api}/account/password.test.ts`,
  twoStep: `${api}/account/two-step.test.ts`,
  classify: `${api}/smart-sort/classify.test.ts`,
  samples: `${api}/directory/samples.test.ts`,
  collectors: `${api}/directory/collector-list.test.ts`,
  pieces: `${api}/education/piece.test.ts`,
  posts: `${api}/community/post/post.test.ts`,
  replies: `${api}/community/reply/reply.test.ts`,
  likes: `${api}/community/like/like.test.ts`,
  contributions: `${api}/community/post/contribution.test.ts`,
  forumCalls: `${api}/community/specified-calls.test.ts`,
  reports: `${api}/review/review-reports.test.ts`,
  demoHistory: `${api}/smart-sort/demo-history.test.ts`,
} as const;

export const journey = {
  routes: `${journeys}/routes.spec.ts`,
  guard: `${journeys}/guard.spec.ts`,
  shell: `${journeys}/shell.spec.ts`,
  failure: `${journeys}/failure.spec.ts`,
  signIn: `${journeys}/sign-in.spec.ts`,
  password: `${journeys}/password.spec.ts`,
  google: `${journeys}/google.spec.ts`,
  smartSort: `${journeys}/smart-sort.spec.ts`,
  directory: `${journeys}/directory.spec.ts`,
  education: `${journeys}/education.spec.ts`,
  piece: `${journeys}/education-piece.spec.ts`,
  marks: `${journeys}/education-marks.spec.ts`,
  community: `${journeys}/community.spec.ts`,
  legal: `${journeys}/legal.spec.ts`,
  landing: `${journeys}/landing.spec.ts`,
  about: `${journeys}/about.spec.ts`,
  transparency: `${journeys}/transparency.spec.ts`,
} as const;

export const advice = 'packages/classifier/test/advice.test.ts';
