import { Button } from '#web/components/ui/button.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { formatBytes } from '#web/lib/format-bytes.ts';
import { onDeviceText as text } from '#web/messages/on-device.ts';

type Props = { received: number; total: number; onCancel: () => void };

export function DownloadProgress({ received, total, onCancel }: Props) {
  return (
    <div className="grid gap-2">
      <ProgressBar label={text.progress} value={received} max={total || 1} />
      <p className="text-ink-muted tabular-nums">
        {total ? text.received(formatBytes(received), formatBytes(total)) : text.starting}
      </p>
      <Button variant="sec" className="mt-1" onClick={onCancel}>
        {text.cancel}
      </Button>
    </div>
  );
}
