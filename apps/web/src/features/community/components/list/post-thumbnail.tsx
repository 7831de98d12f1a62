import { useState } from 'react';
import { Icon } from '#web/components/icons/icon.tsx';
import { useDataSaver } from '#web/lib/data-saver.ts';
import { postText as text } from '#web/messages/community.ts';

/** Just a mark while saving data, and when the signed URL has expired in a list that was left open. */
export function PostThumbnail({ address }: { address: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  const isSaving = useDataSaver();
  if (isSaving || hasFailed)
    return (
      <span className="grid size-11 flex-none place-items-center rounded-md bg-surface-sunken text-ink-muted">
        <Icon name="image" />
        <span className="sr-only">{text.hasPhoto}</span>
      </span>
    );
  return (
    <img
      src={address}
      alt={text.hasPhoto}
      width={88}
      height={66}
      loading="lazy"
      decoding="async"
      onError={() => setHasFailed(true)}
      className="h-16.5 w-22 flex-none rounded-md bg-surface-sunken object-cover"
    />
  );
}
