import { useEffect, useState } from 'react';
import { TextField } from '#web/components/ui/text-field.tsx';

const pause = 300;

type Props = { label: string; value: string; onChange: (value: string) => void };

/** Asks once the person pauses. What is typed stays, whatever answer arrives meanwhile. */
export function SearchField({ label, value, onChange }: Props) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);
  // Only a value that did not come from here replaces what is typed: the back button, or "Hapus semua filter".
  if (value !== known) {
    setKnown(value);
    if (value !== sent) {
      setTyped(value);
      setSent(value);
    }
  }

  useEffect(() => {
    const word = typed.trim();
    if (word === sent) return undefined;
    const timer = setTimeout(() => {
      setSent(word);
      onChange(word);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, sent, onChange]);

  return (
    <TextField
      type="search"
      name="q"
      label={label}
      hideLabel
      icon="search"
      placeholder={label}
      maxLength={80}
      enterKeyHint="search"
      autoComplete="off"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
