import { ProgressSteps } from '#web/components/ui/progress-steps.tsx';
import { formatBytes, formatKilobytes } from '#web/lib/format-bytes.ts';
import { computedHereText } from '#web/messages/on-device.ts';
import { uploadText as text } from '#web/messages/smart-sort.ts';
import type { ChosenPhoto, UploadState } from '../../photo-upload.ts';

type Props = {
  photo: ChosenPhoto;
  working: UploadState['working'];
  /** Computed on this device: nothing is sent. */
  isOnDevice: boolean;
};

/** Real progress: finished step, current step and bytes sent. */
export function UploadSteps({ photo, working, isOnDevice }: Props) {
  const total = photo.prepared?.blob.size;
  const steps = [
    {
      label: text.shrinking,
      detail: shrinkDetail(photo),
      state: total === undefined ? 'now' : 'done',
    } as const,
    ...(isOnDevice ? deviceSteps(working) : serverSteps(working?.sent, total)),
  ];
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

const deviceSteps = (working: UploadState['working']) =>
  [{ label: computedHereText.computing, state: working?.isOnDevice ? 'now' : 'waiting' }] as const;

function serverSteps(sent: number | undefined, total: number | undefined) {
  const isSent = sent !== undefined && total !== undefined && sent >= total;
  return [
    {
      label: text.sending,
      detail: total === undefined ? '' : sendDetail(sent, total),
      state: isSent ? 'done' : sent === undefined ? 'waiting' : 'now',
    },
    { label: text.analysing, state: isSent ? 'now' : 'waiting' },
  ] as const;
}

function shrinkDetail({ file, prepared }: ChosenPhoto): string {
  if (!prepared || prepared.blob.size >= file.size) return '';
  return text.shrunk(formatBytes(file.size), formatBytes(prepared.blob.size));
}

const sendDetail = (sent: number | undefined, total: number) =>
  sent === undefined ? formatKilobytes(total) : text.sent(formatKilobytes(sent), formatKilobytes(total));
