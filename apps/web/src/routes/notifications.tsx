import { NotificationList } from '#web/features/community/notifications/components/notification-list.tsx';
import { privatePage } from '#web/lib/cache.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { notificationsText as text } from '#web/messages/community-notifications.ts';

export const headers = privatePage;
export const meta = () => [...pageTitle(text.title), { name: 'robots', content: 'noindex' }];

export default function Notifications() {
  return (
    <div className="page-width pt-6 pb-16 md:pt-10">
      <h1 className="page-title">{text.title}</h1>
      <p className="lead mt-1 mb-5">{text.lead}</p>
      <div className="max-w-3xl">
        <NotificationList />
      </div>
    </div>
  );
}
