import { useEffect } from 'react';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorBox } from '#web/components/ui/error-box.tsx';
import { formatKilobytes } from '#web/lib/format-bytes.ts';
import { computedHereText } from '#web/messages/on-device.ts';
import { failureText, uploadText as text } from '#web/messages/smart-sort.ts';
import { onDevice } from '../../device/on-device.ts';
import { useOnDevice } from '../../device/use-on-device.ts';
import type { ChosenPhoto as Photo, PhotoUpload, UploadState } from '../../photo-upload.ts';
import { useCountdown } from '../../use-countdown.ts';
import { useOnline } from '#web/lib/use-online.ts';
import { PhotoFrame } from './photo-frame.tsx';
import { UploadSteps } from './upload-steps.tsx';

type Props = {
  upload: PhotoUpload;
  onSubmit: () => Promise<void>;
  state: UploadState & { photo: Photo };
};

/** The photo before and during sending, in the same layout, so that nothing jumps. */
export function ChosenPhoto({ upload, onSubmit, state: { photo, working, failure, wasCancelled } }: Props) {
  const { isOnDevice, message } = useClassifierLocation(wasCancelled);
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
        <span className="shrink-0 text-ink-muted tabular-nums">{formatKilobytes(photo.file.size)}</span>
      </p>
      {failure ? (
        <ErrorBox title={failureText.title} text={failure.message} requestId={failure.requestId} />
      ) : (
        <UploadSteps
          photo={photo}
          working={working}
          isOnDevice={working?.isOnDevice ?? (isOnDevice && working?.sent === undefined)}
        />
      )}
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

/** Whether the photo will be classified on this device, and the message about it. */
function useClassifierLocation(wasCancelled: boolean | undefined) {
  const isOnline = useOnline();
  const {
    state: { status },
    preference: { isChosen },
  } = useOnDevice();
  useEffect(() => void (status === 'unknown' && onDevice.check()), [status]);
  const isOnDevice = isChosen || (!isOnline && status === 'kept');
  if (!isOnline) return { isOnDevice, message: isOnDevice ? computedHereText.offline : text.offline };
  if (wasCancelled) return { isOnDevice, message: text.cancelled };
  return { isOnDevice, message: isChosen && computedHereText.chosen };
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
      <Button
        size="lg"
        className="flex-1 px-2!"
        busy={isWorking}
        disabled={remainingSeconds > 0}
        onClick={() => void onSubmit()}
      >
        {!isWorking && <Icon name={failure ? 'refresh' : 'search'} />}
        {isWorking ? text.submitting : label}
      </Button>
      {isWorking && (
        <Button variant="sec" size="lg" className="px-3! max-[359px]:flex-1 sm:px-6!" onClick={upload.cancel}>
          {text.cancel}
        </Button>
      )}
    </div>
  );
}
