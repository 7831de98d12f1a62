import { Icon } from '#web/components/icons/icon.tsx';
import { useOnline } from '#web/lib/use-online.ts';
import { offlineKept } from '#web/messages/errors.ts';

/** Shown above a list that stays visible offline. */
export function OfflineNote() {
  if (useOnline()) return null;
  return (
    <p role="status" className="flex gap-2.5 rounded-lg bg-warning-soft p-3.5 text-sm">
      <Icon name="warning" className="mt-0.5 text-warning" />
      {offlineKept}
    </p>
  );
}
