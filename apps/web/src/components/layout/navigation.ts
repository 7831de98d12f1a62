import type { IconName } from '#web/components/icons/icon.tsx';
import { shellText } from '#web/messages/shell.ts';

type Destination = { to: string; label: string; icon: IconName };

const publicDestinations: Destination[] = [
  { to: '/', label: shellText.home, icon: 'home' },
  { to: '/smart-sort', label: shellText.smartSort, icon: 'camera' },
  { to: '/sell-waste', label: shellText.sellWaste, icon: 'shop' },
  { to: '/education', label: shellText.education, icon: 'book' },
  { to: '/about', label: shellText.about, icon: 'info' },
];

const communityDestination: Destination = { to: '/community', label: shellText.community, icon: 'chat' };

/** A row in the menu of small screens; the header shows it as a button. */
export const accountDestination: Destination = { to: '/akun', label: shellText.account, icon: 'user' };

/** Shown to editors, moderators and admins only. */
export const reviewDestination: Destination = { to: '/kelola', label: shellText.review, icon: 'shield' };

/** The navigation bar: the community is listed for members only. */
export const destinations = (isSignedIn: boolean): Destination[] =>
  isSignedIn ? [...publicDestinations, communityDestination] : publicDestinations;

/** The element in which the outbox shows how much waits. */
export const waitingMarkId = 'jumlah-menunggu';

/** The bottom bar of phones; the last place is the account, or the way to it. */
export const bottomDestinations = (isMember: boolean): Destination[] => [
  { to: '/', label: shellText.home, icon: 'home' },
  { to: '/sell-waste', label: shellText.sell, icon: 'shop' },
  { to: '/smart-sort', label: shellText.photo, icon: 'camera' },
  { to: '/education', label: shellText.learn, icon: 'book' },
  isMember ? accountDestination : { to: '/login', label: shellText.login, icon: 'user' },
];
