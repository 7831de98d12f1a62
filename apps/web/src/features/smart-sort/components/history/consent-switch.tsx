import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { failureText } from '#web/lib/failure.ts';
import { historyText } from '#web/messages/smart-sort.ts';

type Props = {
  text: Record<'label' | 'hint' | 'on' | 'off', string>;
  isGiven: boolean;
  isPossible?: boolean;
  onChange: (isGiven: boolean) => Promise<unknown>;
};

/** Off by default. */
export function ConsentSwitch({ text, isGiven, isPossible = true, onChange }: Props) {
  // Own state, because the mutation's variables arrive after React has put the checkbox back.
  const [requested, setRequested] = useState<boolean>();
  const change = (next: boolean) => {
    setRequested(next);
    void onChange(next)
      .then(() => toast.success(next ? text.on : text.off))
      .catch((error: unknown) => toast.error(failureText(error, historyText.notSent)))
      .finally(() => setRequested(undefined));
  };
  const isOn = requested ?? isGiven;
  return (
    <Checkbox
      role="switch"
      aria-checked={isOn}
      label={text.label}
      hint={text.hint}
      checked={isOn}
      disabled={requested !== undefined || !isPossible}
      onChange={(event) => change(event.currentTarget.checked)}
      className="mt-4 max-w-[66ch]"
    />
  );
}
