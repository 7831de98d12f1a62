import type { Session } from '@app/contract/account-settings';
import { toast } from 'react-hot-toast/headless';
import { Icon } from '#web/components/icons/icon.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { formatDay, formatDayAndTime } from '#web/lib/format-time.ts';
import { accountText, sessionsText as text } from '#web/messages/account-settings.ts';
import { failureText } from '#web/lib/failure.ts';
import { useRevokeSession } from '../api/revoke-session.ts';

export function SessionRow({ session }: { session: Session }) {
  const device = session.device || text.unknownDevice;
  const since = formatDayAndTime(session.createdAt);
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-3 py-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-md bg-surface-sunken">
        <Icon name={isHandheld(session.device) ? 'mobile' : 'laptop'} />
      </span>
      <div className="min-w-50 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-bold">
          {device}
          {session.current && (
            <Badge tone="success" icon="check">
              {text.current}
            </Badge>
          )}
        </p>
        <p className="text-sm text-ink-muted">{text.since(since)}</p>
        <p className="text-xs text-ink-muted">{text.until(formatDay(session.expiresAt))}</p>
      </div>
      {!session.current && <EndSession id={session.id} device={device} since={since} />}
    </li>
  );
}

function EndSession({ id, device, since }: { id: string; device: string; since: string }) {
  const revoke = useRevokeSession();
  // Not with mutate's callbacks: they do not run after the row is unmounted.
  const end = () =>
    void revoke
      .mutateAsync(id)
      .then(() => toast.success(text.ended(device)))
      .catch((error: unknown) => toast.error(failureText(error, accountText.notSent)));
  return (
    <Button
      variant="sec"
      busy={revoke.isPending}
      aria-label={text.endNamed(device, since)}
      onClick={end}
      className="max-sm:ml-14.5"
    >
      {revoke.isPending ? text.ending : text.end}
    </Button>
  );
}

const isHandheld = (device: string) => /Android|iPhone|iPad|iOS/.test(device);
