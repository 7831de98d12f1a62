import { ProgressSteps } from '#web/components/ui/progress-steps.tsx';
import { formatBytes, formatKilobytes } from '#web/lib/format-bytes.ts';
import { uploadText as text } from '#web/messages/smart-sort.ts';
import type { ChosenPhoto, UploadState } from '../../photo-upload.ts';

type Props = { photo: ChosenPhoto; working: UploadState['working'] };

/** Honest progress: what is done, what runs, how many bytes. */
export function UploadSteps({ photo, working }: Props) {
  const total = photo.prepared?.blob.size;
  const sent = working?.sent;
  const isSent = sent !== undefined && total !== undefined && sent >= total;
  const steps = [
    { label: text.shrinking, detail: shrinkDetail(photo), state: total === undefined ? 'now' : 'done' },
    {
      label: text.sending,
      detail: total === undefined ? '' : sendDetail(sent, total),
      state: isSent ? 'done' : sent === undefined ? 'waiting' : 'now',
    },
    { label: text.analysing, state: isSent ? 'now' : 'waiting' },
  ] as const;
  const current = steps.find(({ state }) => state === 'now');
  return (
    <>
      <ProgressSteps label={text.progress} steps={steps} />
      <p role="status" className="sr-only">
        {working && current?.label}
      </p>
    </>
  );
}

function shrinkDetail({ file, prepared }: ChosenPhoto): string {
  if (!prepared || prepared.blob.size >= file.size) return '';
  return text.shrunk(formatBytes(file.size), formatBytes(prepared.blob.size));
}

const sendDetail = (sent: number | undefined, total: number) =>
  sent === undefined ? formatKilobytes(total) : text.sent(formatKilobytes(sent), formatKilobytes(total));
