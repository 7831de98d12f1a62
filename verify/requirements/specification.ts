import type { Group } from './row.ts';
import { accountErrors } from './tables/account-errors.ts';
import { accountScreens } from './tables/account-screens.ts';
import { calls } from './tables/calls.ts';
import { communityScreen } from './tables/community-screen.ts';
import { constants } from './tables/constants.ts';
import { dashboardScreen } from './tables/dashboard-screen.ts';
import { directoryScreen } from './tables/directory-screen.ts';
import { educationScreens } from './tables/education-screens.ts';
import { landingAndAbout } from './tables/landing-and-about.ts';
import { legalScreens } from './tables/legal-screens.ts';
import { otherErrors } from './tables/other-errors.ts';
import { routes } from './tables/routes.ts';
import { shell } from './tables/shell.ts';
import { smartSortScreen } from './tables/smart-sort-screen.ts';
import { validation } from './tables/validation.ts';

type Point = {
  /** How many rows were written out of the specification: removing one does not make the rest complete. */
  rows: number;
  /** The heading and the summary in docs/requirements.md. */
  title: string;
  promise: string;
  groups: Group[];
};

/** The specification, point by point. */
export const specification: Record<string, Point> = {
  '2 routes': {
    rows: 21,
    title: 'Addresses',
    promise: 'Every screen has an address that can be opened directly, reloaded and shared.',
    groups: routes,
  },
  '2 shell': {
    rows: 31,
    title: 'Header, footer, guard and error screen',
    promise:
      'One frame around every page: a visitor finds the public pages and the way in, a member the community, the dashboard and the way out. A page for members sends a visitor to sign-in; a failure shows a screen with a way on.',
    groups: shell,
  },
  '1 claims, 2 landing and about': {
    rows: 49,
    title: 'Landing page and about page',
    promise:
      'What the product is, for whom and how it works. Claimed figures keep the words of the specification; the measured ones stand on `/transparansi`.',
    groups: landingAndAbout,
  },
  '2 account': {
    rows: 50,
    title: 'Accounts',
    promise:
      'Register, sign in with a password or Google, recover a password, and be told at the field what is wrong.',
    groups: accountScreens,
  },
  '2 smart sort': {
    rows: 39,
    title: 'Smart sort',
    promise:
      'A photo becomes an answer: what it is, how sure the model is, how to prepare it, where it goes, what can be made of it.',
    groups: smartSortScreen,
  },
  '2 sell waste': {
    rows: 47,
    title: 'Sell waste and the map',
    promise: 'Who takes which waste, near me, for how much; found by words, filters and distance.',
    groups: directoryScreen,
  },
  '2 education': {
    rows: 51,
    title: 'Education',
    promise: 'News and tutorials to read, search, like, keep and share; members submit their own for review.',
    groups: educationScreens,
  },
  '2 dashboard': {
    rows: 28,
    title: 'Dashboard',
    promise: 'A member sees what they sorted, by week, month and material, and how far the target is.',
    groups: dashboardScreen,
  },
  '2 community': {
    rows: 26,
    title: 'Community',
    promise: 'Members ask, answer and like; everybody reads.',
    groups: communityScreen,
  },
  '2 legal': {
    rows: 6,
    title: 'Legal pages',
    promise: 'The privacy policy and the terms of service, in Indonesian, compared with the code by a test.',
    groups: legalScreens,
  },
  '5 validation': {
    rows: 38,
    title: 'Rules and checks',
    promise: 'What the forms and the server accept and refuse, and how lists are filtered and ordered.',
    groups: validation,
  },
  '7 calls': {
    rows: 71,
    title: 'Calls of the API and of the identity server',
    promise: 'The routes, their inputs and answers, and what is asked of the identity server.',
    groups: calls,
  },
  '8 errors': {
    rows: 56,
    title: 'Error messages',
    promise: 'Every refusal is a sentence in Indonesian that says the next step.',
    groups: [...accountErrors, ...otherErrors],
  },
  '9 constants': {
    rows: 41,
    title: 'Constants',
    promise: 'Numbers and names that several places must agree on.',
    groups: constants,
  },
};
