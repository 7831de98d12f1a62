import { WaitingState } from '#web/components/outbox/waiting-state.tsx';
import { useOutboxEntriesOfKind } from '#web/lib/outbox/use-outbox-entries.ts';
import { outboxText } from '#web/messages/outbox.ts';

/** The member's own posts that are not sent yet, above the others. */
export function WaitingPosts({ memberId }: { memberId: string }) {
  const waiting = useOutboxEntriesOfKind(memberId, 'post');
  if (waiting.length === 0) return null;
  return (
    <ul aria-label={outboxText.list} className="grid gap-3">
      {waiting.map((one) => (
        <li key={one.key} className="rounded-lg border border-dashed border-line-strong px-4 py-3">
          <h2 className="text-lg leading-[1.3] wrap-anywhere">{one.action.words.title}</h2>
          <p className="mt-1 line-clamp-2 text-sm wrap-anywhere text-ink-muted">{one.action.words.content}</p>
          <WaitingState entry={one} />
        </li>
      ))}
    </ul>
  );
}
