import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { historyText as text } from '#web/messages/smart-sort.ts';
import { useSetPhotoConsent } from '../../api/set-photo-consent.ts';

/** Off by default. */
export function PhotoConsent({ keep }: { keep: boolean }) {
  const consent = useSetPhotoConsent();
  // Own state, because the mutation's variables arrive after React has put the checkbox back.
  const [requested, setRequested] = useState<boolean>();
  const change = (next: boolean) => {
    setRequested(next);
    void consent
      .mutateAsync(next)
      .then(() => toast.success(next ? text.keepOn : text.keepOff))
      .catch(() => toast.error(text.notSent))
      .finally(() => setRequested(undefined));
  };
  const isOn = requested ?? keep;
  return (
    <Checkbox
      role="switch"
      aria-checked={isOn}
      label={text.keep}
      hint={text.keepHint}
      checked={isOn}
      disabled={requested !== undefined}
      onChange={(event) => change(event.currentTarget.checked)}
      className="mt-4 max-w-[66ch]"
    />
  );
}
