import type { Group } from '../row.ts';
import { journey, page } from './test-files.ts';

const where = 'point 2, route table';

/** Every route of the route table, with its access rule. */
export const routes: Group[] = [
  {
    where,
    file: journey.routes,
    test: '{path} is a page of its own, for everybody',
    says: {
      'route home': '/',
      'route about': '/about',
      'route smart-sort': '/smart-sort',
      'route upload-test': '/upload-test',
      'route sell-waste': '/sell-waste',
      'route waste-map': '/waste-map',
      'route education': '/education',
      'route news': '/education/news/{id}',
      'route innovation': '/education/innovation/{id}',
      'route login': '/login',
      'route register': '/register',
      'route forgot-password': '/forgot-password',
      'route privacy-policy': '/privacy-policy',
      'route terms-of-service': '/terms-of-service',
    },
  },
  {
    where,
    file: journey.smartSort,
    test: 'the page can be read and says what it cannot do',
    says: {
      'upload-test is smart-sort': {
        text: '/upload-test',
        asserted: '/smart-sort',
        override: 'craft: /upload-test is canonically /smart-sort',
      },
    },
  },
  {
    where,
    file: journey.guard,
    test: 'a member of {path} stays there',
    says: { 'route community': '/community', 'route dashboard': '/dashboard' },
  },
  {
    where: 'point 2, protected-route guard',
    file: journey.guard,
    test: 'a visitor of {path} is sent to the login page',
    says: { 'guard redirects': '/login' },
  },
  {
    where: 'point 2, protected-route guard',
    file: journey.guard,
    test: 'while the session is checked the guard shows a spinner',
    says: { 'guard spinner': { describes: 'a spinner', asserted: 'Memeriksa sesi Anda...' } },
  },
  {
    where,
    file: page.resetPassword,
    test: 'a good link is checked and then asks for the new password',
    says: { 'route reset-password': '/reset-password' },
  },
  {
    where,
    file: page.callback,
    test: 'one second, then the session of Google opens ours and is forgotten',
    says: { 'route auth-callback': '/auth/callback' },
  },
];
