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

/** The fallback page of the service worker; it also lists what is stored on this device. */
export default function Offline() {
  return <OnThisPhone />;
}
