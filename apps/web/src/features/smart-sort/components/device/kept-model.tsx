import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { formatBytes } from '#web/lib/format-bytes.ts';
import { onDeviceText as text } from '#web/messages/on-device.ts';
import { keptBytes } from '../../device/model-caches.ts';
import { changePreference } from '../../device/preference.ts';

type Props = { isChosen: boolean; isKept: boolean; onRemove: () => Promise<void> };

/** The switch stays available after the browser evicted the files, so that photos are still not sent. */
export function KeptModel({ isChosen, isKept, onRemove }: Props) {
  const [isRemoving, setIsRemoving] = useState(false);
  const remove = () => {
    setIsRemoving(true);
    void onRemove().finally(() => setIsRemoving(false));
  };
  return (
    <>
      {isKept && (
        <p role="status" className="font-bold">
          {text.ready}
        </p>
      )}
      <Checkbox
        role="switch"
        aria-checked={isChosen}
        label={text.choose}
        hint={text.chooseHint}
        checked={isChosen}
        onChange={({ currentTarget }) => changePreference({ isChosen: currentTarget.checked })}
      />
      {isKept && (
        <Button variant="quiet" busy={isRemoving} onClick={remove}>
          {isRemoving ? text.removing : text.remove(formatBytes(keptBytes))}
        </Button>
      )}
    </>
  );
}
