import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { formatKilobytes } from '#web/lib/format-bytes.ts';
import { computedHereText } from '#web/messages/on-device.ts';
import { uploadText as text } from '#web/messages/smart-sort.ts';
import type { ChosenPhoto, UploadState } from '../../photo-upload.ts';

type Props = { photo: ChosenPhoto; working: NonNullable<UploadState['working']> };

/** What happens now, in one sentence with real bytes. */
export function UploadProgress({ photo, working }: Props) {
  const total = photo.prepared?.blob.size;
  const isSending = working.sent !== undefined && total !== undefined && working.sent < total;
  return (
    <div className="grid gap-2.5">
      <p className="flex justify-between gap-3 font-semibold">
        <span role="status">{sentenceOf(working, total)}</span>
        <span className="shrink-0 text-sm font-medium text-ink-muted tabular-nums">
          {isSending && text.sent(formatKilobytes(working.sent ?? 0), formatKilobytes(total))}
        </span>
      </p>
      <ProgressBar label={text.progress} value={shareOf(working, total)} size="sm" />
    </div>
  );
}

function sentenceOf({ sent, isOnDevice }: Props['working'], total: number | undefined): string {
  if (isOnDevice) return computedHereText.computing;
  if (total === undefined) return text.shrinking;
  return sent !== undefined && sent >= total ? text.analysing : text.sending;
}

/** Preparing a tenth, sending up to nine tenths; the answer itself is the rest. */
function shareOf({ sent = 0, isOnDevice }: Props['working'], total: number | undefined): number {
  if (isOnDevice) return 60;
  return total === undefined ? 5 : 10 + 80 * (sent / total);
}
