import { Link } from 'react-router';
import { Icon, type IconName } from '#web/components/icons/icon.tsx';
import { EmptyScene } from '#web/components/static-scenes.ts';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { materials } from '#web/components/ui/materials.ts';
import { WaitingState } from '#web/components/outbox/waiting-state.tsx';
import { formatAgo } from '#web/lib/format-time.ts';
import type { Action, Kind, OutboxEntry } from '#web/lib/outbox/action.ts';
import { startSending } from '#web/lib/outbox/outbox.ts';
import { useOutboxEntries } from '#web/lib/outbox/use-outbox-entries.ts';
import { useMemberId } from '#web/lib/use-member-id.ts';
import { outboxKinds, outboxText as text } from '#web/messages/outbox.ts';

const icons: Record<Kind, IconName> = {
  scan: 'camera',
  feedback: 'check',
  post: 'chat',
  reply: 'chat',
  like: 'heart',
  confirmation: 'pin',
};

/** All unsent entries, oldest first. */
export function WaitingList() {
  const memberId = useMemberId();
  const entries = useOutboxEntries(memberId);
  if (entries.length === 0)
    return <EmptyState scene={<EmptyScene />} title={text.empty} text={text.emptyText} headingLevel={2} />;
  return (
    <>
      <ul aria-label={text.list} className="divide-y divide-line border-y border-line">
        {entries.map((entry) => (
          <WaitingRow key={entry.key} entry={entry} />
        ))}
      </ul>
      <Button variant="sec" className="mt-5" onClick={() => memberId && startSending(memberId)}>
        <Icon name="refresh" />
        {text.sendNow}
      </Button>
    </>
  );
}

function WaitingRow({ entry }: { entry: OutboxEntry }) {
  const { action, at } = entry;
  const time = new Date(at).toISOString();
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-3.5 py-4">
      <Icon name={icons[action.kind]} className="mt-0.5 text-brand" />
      <div>
        <p className="flex flex-wrap gap-x-2.5 font-bold">
          {outboxKinds[action.kind]}
          <time dateTime={time} className="text-sm font-normal text-ink-muted">
            {formatAgo(time)}
          </time>
        </p>
        <p className="text-sm wrap-anywhere whitespace-pre-line">{textOf(action)}</p>
        {'postId' in action && (
          <Link
            to={`/community/${action.postId}`}
            className="text-link inline-flex min-h-11 items-center text-sm"
          >
            {text.open}
          </Link>
        )}
        <WaitingState entry={entry} />
      </div>
    </li>
  );
}

function textOf(action: Action): string {
  switch (action.kind) {
    case 'scan':
      return action.scan.verdict === 'sure' ? materials[action.scan.material].word : text.unsure;
    case 'feedback':
      return action.feedback.correct ? text.right : text.wrong;
    case 'post':
      return `${action.words.title}\n${action.words.content}`;
    case 'reply':
      return action.body.content;
    case 'like':
      return action.liked ? text.liked : text.unliked;
    case 'confirmation':
      return action.isOpen ? text.isOpen(action.name) : text.isClosed(action.name);
  }
}
