import { WaitingList } from '#web/features/outbox/components/waiting-list.tsx';
import { privatePage } from '#web/lib/cache.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { outboxText as text } from '#web/messages/outbox.ts';

export const headers = privatePage;
export const meta = () => [...pageTitle(text.title), { name: 'robots', content: 'noindex' }];

export default function Outbox() {
  return (
    <div className="page-width pt-6 pb-16 md:pt-10">
      <h1 className="page-title">{text.title}</h1>
      <p className="lead mt-1 mb-5">{text.lead}</p>
      <div className="max-w-3xl">
        <WaitingList />
      </div>
    </div>
  );
}
