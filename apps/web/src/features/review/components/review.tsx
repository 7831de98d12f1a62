import { useState } from 'react';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { pageTitle } from '#web/lib/page-title.ts';
import { reviewText as text } from '#web/messages/review.ts';
import type { QueueComponents, QueueKey } from '../queues.ts';

type Props = { waiting: readonly { key: QueueKey; waiting: number }[]; queues: QueueComponents };

/** One tab per review queue. */
export function Review({ waiting, queues }: Props) {
  const [selected, setSelected] = useState<QueueKey>(waiting[0]?.key ?? 'listings');
  const tabs = waiting.map(({ key, waiting: count }) => {
    const Queue = queues[key];
    return { key, label: text.queues[key], count, panel: <Queue /> };
  });
  return (
    <div className="page-width pt-6 md:pt-10">
      <title>{pageTitle(text.title)[0]?.title}</title>
      <h1 className="page-title">{text.title}</h1>
      <p className="lead mt-1 mb-4">{text.lead}</p>
      <Tabs label={text.tabs} tabs={tabs} selected={selected} onSelect={setSelected} />
    </div>
  );
}
