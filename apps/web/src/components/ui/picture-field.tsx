import { useState } from 'react';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorBox } from '#web/components/ui/error-box.tsx';
import { FieldNotes } from '#web/components/ui/field-frame.tsx';
import { PickPhotoButton } from '#web/components/ui/pick-photo-button.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import type { Picture } from '#web/lib/photo/use-picture.ts';
import { pictureText as text } from '#web/messages/photo.ts';

type Props = { picture: Picture; error: string | undefined };

/** Shows a form's picture with its upload progress, and lets it be chosen, changed and removed. */
export function PictureField({ picture, error }: Props) {
  const { address, isWaiting, share, failure, choose, cancel, remove } = picture;
  const isUploading = share !== undefined;
  return (
    <>
      {address !== null && <Preview key={address} address={address} />}
      {isWaiting && <p className="text-sm text-ink-muted">{text.waiting}</p>}
      {isUploading && <UploadProgress share={share} />}
      {failure && <ErrorBox title={text.failed} text={failure} />}
      <FieldNotes id="gambar" error={error} />
      <div className="flex flex-wrap gap-3">
        {isUploading ? (
          <Button variant="sec" onClick={cancel}>
            {text.cancel}
          </Button>
        ) : (
          <PickPhotoButton
            label={address === null ? text.pick : text.change}
            variant="sec"
            size="md"
            onPick={(file) => void choose(file)}
          >
            <Icon name="image" />
          </PickPhotoButton>
        )}
        {address !== null && !isUploading && (
          <Button variant="quiet" onClick={remove}>
            <Icon name="bin" />
            {text.remove}
          </Button>
        )}
      </div>
    </>
  );
}

/** The URL of an older draft may have expired; the server still has the picture. */
function Preview({ address }: { address: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed || !address)
    return (
      <p className="flex items-center gap-2.5 rounded-lg bg-surface-sunken p-4 text-sm">
        <Icon name="image" />
        {text.kept}
      </p>
    );
  return (
    <img
      src={address}
      alt={text.yours}
      onError={() => setHasFailed(true)}
      className="aspect-16/10 w-full max-w-md rounded-lg bg-surface-sunken object-cover"
    />
  );
}

function UploadProgress({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  return (
    <div className="grid max-w-md gap-2">
      <p role="status" className="text-sm font-semibold">
        {share === 0 ? text.preparing : text.uploading}
      </p>
      <ProgressBar label={text.sent(percent)} value={percent} size="sm" />
    </div>
  );
}
