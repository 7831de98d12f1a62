import { useState } from 'react';
import { Icon } from '#web/components/icons/icon.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { uploadText as text } from '#web/messages/smart-sort.ts';
import { ScanLine } from './scan-line.tsx';

type Props = { name: string; address: string | undefined; isScanning: boolean; onRemove?: () => void };

export function PhotoFrame({ name, address, isScanning, onRemove }: Props) {
  return (
    <div className="relative aspect-4/3 max-h-110 w-full overflow-hidden rounded-card bg-surface-sunken">
      {address ? <Photo key={address} name={name} address={address} /> : <Preparing />}
      {isScanning && <ScanLine />}
      {onRemove && (
        <IconButton
          icon="x"
          label={text.remove}
          onClick={onRemove}
          className="absolute top-3 right-3 rounded-full bg-danger text-surface-raised shadow-lifted hover:bg-danger"
        />
      )}
    </div>
  );
}

/** Shows an icon if the browser cannot decode the photo. */
function Photo({ name, address }: { name: string; address: string }) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken)
    return (
      <span className="grid size-full place-items-center text-ink-muted">
        <Icon name="image" size="lg" />
      </span>
    );
  return (
    <img
      src={address}
      alt={text.preview(name)}
      className="size-full object-contain"
      onError={() => setIsBroken(true)}
    />
  );
}

function Preparing() {
  return (
    <>
      <Skeleton className="size-full rounded-none" />
      <span className="absolute inset-0 grid place-items-center text-sm text-ink-muted">
        {text.preparing}
      </span>
    </>
  );
}
