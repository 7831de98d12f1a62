import type { Scan } from '@app/contract/smart-sort';
import { useState } from 'react';
import { Icon } from '#web/components/icons/icon.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { materials } from '#web/components/ui/materials.ts';
import { historyText as text } from '#web/messages/smart-sort.ts';

/** The stored photo; without one, or if its signed URL has expired, the icon of the material. */
export function ScanPicture({ scan, name }: { scan: Scan; name: string }) {
  // Each list response has new signed URLs for the same photo, so a URL that worked is kept.
  const [address, setAddress] = useState(scan.thumbnail);
  const [failed, setFailed] = useState<string | null>(null);
  const { icon, fill } = materials[scan.material];
  const isSure = scan.verdict === 'sure';
  const shown = address === failed ? scan.thumbnail : address;
  if (scan.thumbnail && shown && shown !== failed)
    return (
      <img
        src={shown}
        alt={text.photo(name)}
        loading="lazy"
        width={64}
        height={64}
        className="size-16 rounded-md object-cover"
        onLoad={() => setAddress(shown)}
        onError={() => {
          setFailed(shown);
          setAddress(scan.thumbnail);
        }}
      />
    );
  return (
    <span
      className={joinClasses(
        'grid size-16 place-items-center rounded-md',
        isSure ? fill : 'bg-surface-sunken text-ink-muted',
      )}
    >
      <Icon name={isSure ? icon : 'help'} size="lg" />
    </span>
  );
}
