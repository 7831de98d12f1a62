import { OnThisPhone } from '#web/features/on-this-phone/components/on-this-phone.tsx';
import { publicPage } from '#web/lib/cache.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { onPhoneText as text } from '#web/messages/offline.ts';

export const headers = publicPage;
export const meta = () => [
  ...pageTitle(text.title),
  { name: 'description', content: text.description },
  { name: 'robots', content: 'noindex' },
];

/** Where the service worker leads when a page cannot come, and where anybody sees what this phone keeps. */
export default function Offline() {
  return <OnThisPhone />;
}
