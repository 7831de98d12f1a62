import type { Group } from '../row.ts';
import { endpoint, journey, page } from './test-files.ts';

const where = 'point 7, product backend';
const provider = 'point 7, identity provider';

export const calls: Group[] = [
  {
    where,
    file: endpoint.docs,
    test: 'has the calls of the specification under their own methods and paths',
    says: {
      'call me': 'GET /auth/me',
      'call login': 'POST /auth/login',
      'call register': 'POST /auth/register',
      'call oauth': 'POST /auth/oauth',
      'call list posts': 'GET /community/posts',
      'call create post': 'POST /community/posts',
      'call like post': 'POST /community/posts/{id}/like',
      'call reply': 'POST /community/posts/{id}/replies',
      'call like reply': 'POST /community/posts/{id}/replies/{replyId}/like',
      'call classify': 'POST /upload/classify',
    },
  },
  {
    where,
    file: journey.shell,
    test: 'a member finds the community, the dashboard and the way out',
    says: {
      'base URL': {
        text: 'a single base URL, and a warning when it is not set',
        asserted: '/api/auth/me',
        override: 'architecture: pages and API share one address, so none is set',
      },
    },
  },
  {
    where,
    file: page.authState,
    test: 'a developer reads each call in the console',
    says: {
      'calls logged': {
        text: 'method and path, status and path are logged to the console',
        asserted: 'GET /auth/me 200',
        override: 'security: in development only',
      },
    },
  },
  {
    where,
    file: endpoint.account,
    test: 'a member sees their own name, address and role, and nothing else',
    says: { 'me user': 'user' },
  },
  {
    where,
    file: page.login,
    test: 'the right password signs in, says so and opens the dashboard',
    says: { 'login sends email': 'email', 'login sends password': 'password' },
  },
  {
    where,
    file: endpoint.signIn,
    test: 'the right password opens a session',
    says: { 'login answers token': 'token', 'login answers user': 'user' },
  },
  {
    where,
    file: page.register,
    test: 'a new member is welcomed by name of the product and finds the dashboard',
    says: {
      'register sends name': 'name',
      'register sends email': 'email',
      'register sends phone': 'phone',
      'register sends location': 'location',
      'register sends password': 'password',
    },
  },
  {
    where,
    file: endpoint.registration,
    test: 'makes a member, signs them in, and the password works from then on',
    says: { 'register answers token': 'token', 'register answers user': 'user' },
  },
  {
    where,
    file: page.callback,
    test: 'one second, then the session of Google opens ours and is forgotten',
    says: {
      'oauth sends email': 'email',
      'oauth sends name': 'name',
      'oauth sends provider': 'provider',
      'oauth provider fixed': 'google',
      'oauth sends providerId': 'providerId',
      'oauth proves itself': {
        text: 'email, name, provider, providerId',
        asserted: 'authorization',
        override: "security: the identity provider's token comes as bearer and is checked",
      },
    },
  },
  {
    where,
    file: endpoint.oauth,
    test: 'a new person becomes a member whose address is proven, and is signed in',
    says: { 'oauth answers success': 'success', 'oauth answers token': 'token' },
  },
  {
    where,
    file: endpoint.forumCalls,
    test: 'the forum answers the calls of the specification, as it writes them',
    says: {
      'list query search': { describes: 'optional query search', asserted: '/community/posts?search=balai' },
      'list answers posts': 'posts',
      'create sends title': 'title',
      'create sends content': 'content',
      'create sends category': 'category',
      'create sends tags': 'tags',
      'create answers success': 'success',
      'like answers liked': 'liked',
      'reply answers post': 'post',
      'reply like answers post': { describes: 'post', asserted: 'likeCount' },
    },
  },
  {
    where,
    file: endpoint.classify,
    test: 'without a photo asks for one',
    says: { 'classify message': 'message' },
  },
  {
    where,
    file: endpoint.classify,
    test: 'the page about the API says how a photo is sent',
    says: { 'classify form': 'multipart/form-data', 'classify field': 'image' },
  },
  {
    where: `${where}, and point 3`,
    file: endpoint.classify,
    test: 'is answered in the words of the specification',
    says: {
      'classify success': 'success',
      'classify data': 'data',
      'classify classification': 'classification',
      'classify categoryName': 'categoryName',
      'classify icon': 'icon',
      'classify color': 'color',
      'classify tips': 'tips',
      'classify disposalLocation': 'disposalLocation',
      'classify recyclabilityScore': 'recyclabilityScore',
      'classify confidence': 'confidence',
      'classify suggestions': 'suggestions',
      'classify processedAt': 'processedAt',
      'classify allPredictions': 'allPredictions',
    },
  },
  {
    where: 'point 6',
    file: page.smartSortMember,
    test: 'the word about an answer is sent, and taken back when it cannot be',
    says: { 'bearer header': { describes: 'a bearer header with the token', asserted: 'Bearer kept' } },
  },
  {
    where: provider,
    file: page.google,
    test: 'on %s the button leads to Google',
    says: {
      'Google provider': 'google',
      'Google redirect': '/auth/callback',
      'Google offline access': {
        text: 'offline',
        asserted: 'offline',
        absent: true,
        override: 'security: lasting access to a Google account is of no use to the product',
      },
      'Google consent prompt': {
        text: 'consent',
        asserted: 'select_account',
        override:
          'security: consent is asked for offline access only; on a shared phone the account is chosen',
      },
    },
  },
  {
    where: provider,
    file: endpoint.identity,
    test: 'the link in the mail opens a session once, and says why it does not a second time',
    says: { 'recovery mail redirect': '/reset-password' },
  },
  {
    where: provider,
    file: endpoint.identity,
    test: 'replaces the old one',
    says: { 'provider updates the password': { describes: 'update the password', asserted: 'changed' } },
  },
  {
    where: provider,
    file: endpoint.identity,
    test: 'the right one names the user',
    says: { 'provider signs in': { describes: 'sign in with password', asserted: 'accessToken' } },
  },
  {
    where: provider,
    file: page.authState,
    test: 'leaving ends the session of the identity provider too, when one is kept',
    says: { 'provider signs out': { describes: 'sign out', asserted: '?scope=local Bearer a1' } },
  },
  {
    where: provider,
    file: endpoint.identity,
    test: 'a good one tells the person',
    says: {
      'provider session': { describes: 'fetch the current session', asserted: 'sessionId' },
      'provider key set': {
        text: 'GET /.well-known/jwks.json, cached for 10 minutes (600000 ms)',
        asserted: 'sessionId',
        override: 'security: a token is checked with the provider (GET /user), not with a key set',
      },
    },
  },
  {
    where: provider,
    file: endpoint.twoStep,
    test: 'the authenticator is told the product and the address; a right code turns it on',
    says: {
      'factor enrol and verify': {
        text: 'POST /factors, POST /factors/{factorId}/challenge, POST /factors/{factorId}/verify',
        asserted: 'recoveryCodes',
        override: 'decision 0011: two-step sign-in is the product’s own',
      },
    },
  },
  {
    where: provider,
    file: endpoint.twoStep,
    test: 'takes a code or a recovery code; nothing is left behind',
    says: {
      'factor removal': {
        text: 'DELETE /factors/{factorId}',
        asserted: 'success',
        override: 'decision 0011: two-step sign-in is the product’s own',
      },
    },
  },
];
