import { useEffect } from 'react';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorBox } from '#web/components/ui/error-box.tsx';
import { formatBytes, formatKilobytes } from '#web/lib/format-bytes.ts';
import { computedHereText } from '#web/messages/on-device.ts';
import { failureText, uploadText as text } from '#web/messages/smart-sort.ts';
import { onDevice } from '../../device/on-device.ts';
import { useOnDevice } from '../../device/use-on-device.ts';
import type { ChosenPhoto as Photo, PhotoUpload, UploadState } from '../../photo-upload.ts';
import { useCountdown } from '../../use-countdown.ts';
import { useOnline } from '#web/lib/use-online.ts';
import { PhotoFrame } from './photo-frame.tsx';
import { UploadProgress } from './upload-progress.tsx';

type Props = {
  upload: PhotoUpload;
  onSubmit: () => Promise<void>;
  state: UploadState & { photo: Photo };
};

/** The photo before and during sending, in the same layout, so that nothing jumps. */
export function ChosenPhoto({ upload, onSubmit, state: { photo, working, failure, wasCancelled } }: Props) {
  const message = useClassifierMessage(wasCancelled);
  return (
    <div className="p-4">
      <PhotoFrame
        name={photo.file.name}
        address={photo.prepared?.address}
        isScanning={Boolean(working)}
        {...(!working && { onRemove: upload.remove })}
      />
      <p className="mt-4 mb-3 flex justify-between gap-3 text-sm">
        <b className="min-w-0 truncate">{photo.file.name}</b>
        <span className="shrink-0 text-ink-muted tabular-nums">{sizeText(photo)}</span>
      </p>
      {failure && <ErrorBox title={failureText.title} text={failure.message} requestId={failure.requestId} />}
      {working && <UploadProgress photo={photo} working={working} />}
      <p role="status" className="text-sm text-ink-muted not-empty:mt-4">
        {message}
      </p>
      <Actions
        key={String(failure?.message)}
        upload={upload}
        onSubmit={onSubmit}
        isWorking={Boolean(working)}
        failure={failure}
      />
    </div>
  );
}

function sizeText({ file, prepared }: Photo): string {
  if (!prepared || prepared.blob.size >= file.size) return formatKilobytes(file.size);
  return text.shrunk(formatBytes(file.size), formatBytes(prepared.blob.size));
}

/** Where the photo will be classified, if not on the server. */
function useClassifierMessage(wasCancelled: boolean | undefined) {
  const isOnline = useOnline();
  const {
    state: { status },
    preference: { isChosen },
  } = useOnDevice();
  useEffect(() => void (status === 'unknown' && onDevice.check()), [status]);
  const isOnDevice = isChosen || (!isOnline && status === 'kept');
  if (!isOnline) return isOnDevice ? computedHereText.offline : text.offline;
  if (wasCancelled) return text.cancelled;
  return isChosen && computedHereText.chosen;
}

type ActionsProps = Pick<Props, 'upload' | 'onSubmit'> & {
  isWorking: boolean;
  failure: UploadState['failure'];
};

function Actions({ upload, onSubmit, isWorking, failure }: ActionsProps) {
  const remainingSeconds = useCountdown(failure?.waitSeconds ?? 0);
  const label = failure
    ? remainingSeconds > 0
      ? failureText.retryIn(remainingSeconds)
      : failureText.retry
    : text.submit;
  return (
    <div className="mt-4 flex flex-wrap gap-2 sm:gap-3">
      {isWorking ? (
        <Button variant="sec" size="lg" className="flex-1" onClick={upload.cancel}>
          {text.cancel}
        </Button>
      ) : (
        <Button
          size="lg"
          className="flex-1 px-2!"
          disabled={remainingSeconds > 0}
          onClick={() => void onSubmit()}
        >
          <Icon name={failure ? 'refresh' : 'search'} />
          {label}
        </Button>
      )}
    </div>
  );
}
