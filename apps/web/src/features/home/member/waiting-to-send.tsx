import { Link } from 'react-router';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { formatNumber } from '#web/lib/format-number.ts';
import { startSending } from '#web/lib/outbox/outbox.ts';
import { useOutboxEntries } from '#web/lib/outbox/use-outbox-entries.ts';
import { memberHomeText as text } from '#web/messages/member-home.ts';
import { outboxKinds } from '#web/messages/outbox.ts';

/** What waits in the outbox; nothing when nothing does. */
export function WaitingToSend({ memberId }: { memberId: string }) {
  const entries = useOutboxEntries(memberId);
  if (entries.length === 0) return undefined;
  const kinds = [...new Set(entries.map(({ action }) => outboxKinds[action.kind]))].join(', ');
  return (
    <section
      aria-label={text.waiting(formatNumber(entries.length))}
      className="grid min-h-18 grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-3 rounded-card bg-warning-soft p-3"
    >
      <span className="grid size-12 place-items-center rounded-md bg-surface-raised text-warning">
        <Icon name="send" />
      </span>
      <p>
        <Link to="/menunggu-kirim" className="block font-bold underline-offset-4">
          {text.waiting(formatNumber(entries.length))}
        </Link>
        <span className="text-sm">{kinds}</span>
      </p>
      <Button variant="sec" onClick={() => startSending(memberId)}>
        {text.send}
      </Button>
    </section>
  );
}
