import { categoryName } from '@app/classifier/answer';
import { MaterialMark } from '#web/components/ui/material-mark.tsx';
import { WaitingState } from '#web/components/outbox/waiting-state.tsx';
import { formatAgo } from '#web/lib/format-time.ts';
import type { ActionOf, OutboxEntry } from '#web/lib/outbox/action.ts';
import { outboxText } from '#web/messages/outbox.ts';

/** Scans of this device that are not sent yet. */
export function WaitingScans({ waiting }: { waiting: readonly OutboxEntry<ActionOf<'scan'>>[] }) {
  if (waiting.length === 0) return null;
  return (
    <ul aria-label={outboxText.list} className="mt-4 grid gap-3">
      {waiting.map((one) => (
        <li key={one.key} className="rounded-lg border border-dashed border-line-strong px-4 py-3">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Name {...one.action.scan} />
            <time dateTime={one.action.scan.scannedAt} className="text-sm text-ink-muted">
              {formatAgo(one.action.scan.scannedAt)}
            </time>
          </p>
          <WaitingState entry={one} />
        </li>
      ))}
    </ul>
  );
}

function Name(scan: ActionOf<'scan'>['scan']) {
  if (scan.verdict === 'sure') return <MaterialMark material={scan.material} />;
  return <span className="font-bold">{categoryName(scan)}</span>;
}
