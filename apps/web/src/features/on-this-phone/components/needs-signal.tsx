import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { onPhoneText as text } from '#web/messages/offline.ts';
import { useRequestedPage } from '../use-requested-page.ts';

/** For a redirect from another page: opens it from the cache, or says that it needs a network. */
export function NeedsSignal() {
  const requested = useRequestedPage();
  if (!requested) return null;
  if (requested.isOpening)
    return (
      <p role="status" className="flex items-center gap-3 text-ink-muted">
        <Spinner />
        {text.opening}
      </p>
    );
  return (
    <div role="alert" className="grid grid-cols-[auto_1fr] gap-3 rounded-lg bg-warning-soft p-4">
      <Icon name="warning" className="mt-0.5 text-warning" />
      <div className="min-w-0">
        <p className="font-bold">{text.needsSignal}</p>
        <p className="text-sm">{text.needsSignalText}</p>
        <p className="mt-1 text-xs break-all">{requested.address}</p>
        <Button variant="sec" className="mt-3" onClick={() => location.assign(requested.address)}>
          <Icon name="refresh" />
          {text.tryAgain}
        </Button>
      </div>
    </div>
  );
}
