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

/** `rows` is how many were written out of the specification: taking one away does not make the rest complete. */
type Point = { rows: number; groups: Group[] };

/** The specification, point by point. */
export const specification: Record<string, Point> = {
  '1 claims, 2 landing and about': { rows: 49, groups: landingAndAbout },
  '2 routes': { rows: 21, groups: routes },
  '2 shell': { rows: 31, groups: shell },
  '2 account': { rows: 50, groups: accountScreens },
  '2 smart sort': { rows: 39, groups: smartSortScreen },
  '2 sell waste': { rows: 47, groups: directoryScreen },
  '2 education': { rows: 51, groups: educationScreens },
  '2 dashboard': { rows: 28, groups: dashboardScreen },
  '2 community': { rows: 26, groups: communityScreen },
  '2 legal': { rows: 6, groups: legalScreens },
  '5 validation': { rows: 38, groups: validation },
  '7 calls': { rows: 71, groups: calls },
  '8 errors': { rows: 56, groups: [...accountErrors, ...otherErrors] },
  '9 constants': { rows: 41, groups: constants },
};
