import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { toast } from 'react-hot-toast/headless';
import { Link, useLocation } from 'react-router';
import { Icon } from '#web/components/icons/icon.tsx';
import { waitingMarkId } from '#web/components/layout/navigation.ts';
import { useAuth } from '#web/lib/auth.tsx';
import type { OutboxEntry } from '#web/lib/outbox/action.ts';
import { startSending, stopSending } from '#web/lib/outbox/outbox.ts';
import { useSent, useOutboxEntries } from '#web/lib/outbox/use-outbox-entries.ts';
import { useMemberId } from '#web/lib/use-member-id.ts';
import { outboxText as text } from '#web/messages/outbox.ts';

/** On every page of a member: sends the pending entries and shows their count. */
export function OutboxBand() {
  const memberId = useMemberId();
  const entries = useOutboxEntries(memberId);
  useEffect(() => {
    if (!memberId) return undefined;
    startSending(memberId);
    return stopSending;
  }, [memberId]);
  useSentToast(memberId, entries);
  useSignOutToast(entries.length);
  // A member's landing page has a part of its own for them.
  const isShown = useLocation().pathname !== '/' && entries.length > 0;
  const isRefused = entries.some((entry) => entry.isRefused);
  return (
    <div role="status" className="print:hidden">
      <BottomBarMark count={entries.length} />
      {isShown && (
        <div className="border-b border-line bg-brand-soft text-sm">
          <p className="page-width flex flex-wrap items-center gap-x-3 py-1">
            <Icon name={isRefused ? 'warning' : 'clock'} className="text-brand-strong" />
            <span className="min-w-0 flex-1 py-1.5">{text.badge(entries.length)}</span>
            <Link to="/menunggu-kirim" className="text-link inline-flex min-h-11 items-center">
              {text.openOutbox}
            </Link>
          </p>
        </div>
      )}
    </div>
  );
}

/** The count beside "Akun" in the bottom bar. */
function BottomBarMark({ count }: { count: number }) {
  const place = count > 0 && document.getElementById(waitingMarkId);
  if (!place) return undefined;
  return createPortal(
    <>
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{text.mark(count)}</span>
    </>,
    place,
  );
}

/** Says after sign-out that unsent entries are not lost. */
function useSignOutToast(count: number) {
  const { status } = useAuth();
  const lastCount = useRef(0);
  useEffect(() => {
    if (status === 'signed-in') lastCount.current = count;
    if (status !== 'signed-out' || lastCount.current === 0) return;
    toast(text.unsentAfterSignOut(lastCount.current), { duration: 6000 });
    lastCount.current = 0;
  }, [status, count]);
}

/** Shows the number of sent entries when the outbox becomes empty. */
function useSentToast(memberId: string | undefined, entries: readonly OutboxEntry[]) {
  const seen = useRef(new Set<string>());
  const sent = useRef(0);
  useSent(memberId, ({ key }) => {
    if (seen.current.delete(key)) sent.current += 1;
  });
  useEffect(() => {
    for (const { key } of entries) seen.current.add(key);
    if (entries.length > 0 || sent.current === 0) return;
    toast.success(text.sent(sent.current));
    sent.current = 0;
  }, [entries]);
}
