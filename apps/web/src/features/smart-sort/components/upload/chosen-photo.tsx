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

/** The photo before and while it is sent: the same place on the screen, so nothing jumps. */
export function ChosenPhoto({ upload, onSubmit, state: { photo, working, failure, wasCancelled } }: Props) {
  const { isHere, words } = useWhere(wasCancelled);
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
          isHere={working?.isHere ?? (isHere && working?.sent === undefined)}
        />
      )}
      <p role="status" className="text-sm text-ink-muted not-empty:mt-4">
        {words}
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

/** Whether this phone will answer by itself, and what to say about it. */
function useWhere(wasCancelled: boolean | undefined) {
  const isOnline = useOnline();
  const {
    state: { status },
    preference: { isChosen },
  } = useOnDevice();
  useEffect(() => void (status === 'unknown' && onDevice.check()), [status]);
  const isHere = isChosen || (!isOnline && status === 'kept');
  if (!isOnline) return { isHere, words: isHere ? computedHereText.offline : text.offline };
  if (wasCancelled) return { isHere, words: text.cancelled };
  return { isHere, words: isChosen && computedHereText.chosen };
}

type ActionsProps = Pick<Props, 'upload' | 'onSubmit'> & {
  isWorking: boolean;
  failure: UploadState['failure'];
};

function Actions({ upload, onSubmit, isWorking, failure }: ActionsProps) {
  const wait = useCountdown(failure?.waitSeconds ?? 0);
  const label = failure ? (wait > 0 ? failureText.retryIn(wait) : failureText.retry) : text.submit;
  return (
    <div className="mt-4 flex flex-wrap gap-2 sm:gap-3">
      <Button
        size="lg"
        className="flex-1 px-2!"
        busy={isWorking}
        disabled={wait > 0}
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
