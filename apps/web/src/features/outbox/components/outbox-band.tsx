import { useEffect, useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { Icon } from '#web/components/icons/icon.tsx';
import { useAuth } from '#web/lib/auth.tsx';
import type { Waiting } from '#web/lib/outbox/action.ts';
import { startSending, stopSending } from '#web/lib/outbox/outbox.ts';
import { useSent, useWaiting } from '#web/lib/outbox/use-waiting.ts';
import { useMemberId } from '#web/lib/use-member-id.ts';
import { outboxText as text } from '#web/messages/outbox.ts';

/** On every page of a member: sends what waits, and says how much does. */
export function OutboxBand() {
  const memberId = useMemberId();
  const waiting = useWaiting(memberId);
  useEffect(() => {
    if (!memberId) return undefined;
    startSending(memberId);
    return stopSending;
  }, [memberId]);
  useTellSent(memberId, waiting);
  useTellKept(waiting.length);
  const isRefused = waiting.some((one) => one.isRefused);
  return (
    <div role="status" className="print:hidden">
      {waiting.length > 0 && (
        <div className="border-b border-line bg-brand-soft text-sm">
          <p className="page-width flex flex-wrap items-center gap-x-3 py-1">
            <Icon name={isRefused ? 'warning' : 'clock'} className="text-brand-strong" />
            <span className="min-w-0 flex-1 py-1.5">{text.badge(waiting.length)}</span>
            <Link to="/menunggu-kirim" className="text-link inline-flex min-h-11 items-center">
              {text.look}
            </Link>
          </p>
        </div>
      )}
    </div>
  );
}

/** Who leaves is told that what they did is not lost. */
function useTellKept(count: number) {
  const { status } = useAuth();
  const last = useRef(0);
  useEffect(() => {
    if (status === 'signed-in') last.current = count;
    if (status !== 'signed-out' || last.current === 0) return;
    toast(text.left(last.current), { duration: 6000 });
    last.current = 0;
  }, [status, count]);
}

/** When the last one is gone: how many of those that waited have arrived. */
function useTellSent(memberId: string | undefined, waiting: readonly Waiting[]) {
  const seen = useRef(new Set<string>());
  const sent = useRef(0);
  useSent(memberId, ({ key }) => {
    if (seen.current.delete(key)) sent.current += 1;
  });
  useEffect(() => {
    for (const { key } of waiting) seen.current.add(key);
    if (waiting.length > 0 || sent.current === 0) return;
    toast.success(text.sent(sent.current));
    sent.current = 0;
  }, [waiting]);
}
