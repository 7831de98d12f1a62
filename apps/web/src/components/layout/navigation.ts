import type { IconName } from '#web/components/icons/icon.tsx';
import { shellText } from '#web/messages/shell.ts';

type Destination = { to: string; label: string; icon: IconName };

const forEveryone: Destination[] = [
  { to: '/', label: shellText.home, icon: 'home' },
  { to: '/smart-sort', label: shellText.smartSort, icon: 'camera' },
  { to: '/sell-waste', label: shellText.sellWaste, icon: 'shop' },
  { to: '/education', label: shellText.education, icon: 'book' },
  { to: '/about', label: shellText.about, icon: 'info' },
];

const forMembers: Destination = { to: '/community', label: shellText.community, icon: 'chat' };

/** In the bar the account stands beside the dashboard; in the menu of small screens it is a row. */
export const accountDestination: Destination = { to: '/akun', label: shellText.account, icon: 'user' };

/** Listed for editors, moderators and admins alone: nobody else learns that it exists. */
export const reviewDestination: Destination = { to: '/kelola', label: shellText.review, icon: 'shield' };

/** The navigation bar: the community is listed for members only. */
export const destinations = (isSignedIn: boolean): Destination[] =>
  isSignedIn ? [...forEveryone, forMembers] : forEveryone;
