import { useEffect, useState } from 'react';
import { TextField } from '#web/components/ui/text-field.tsx';

const debounceMs = 300;

type Props = {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  onFocus?: () => void;
};

const leadsToAnotherPage = (target: EventTarget | null) => {
  const link = target instanceof Element && target.closest('a');
  return link instanceof HTMLAnchorElement && link.pathname !== location.pathname;
};

/** A debounced search field. A response never overwrites the typed text. */
export function SearchField({ label, placeholder = label, value, onChange, onFocus }: Props) {
  const [typed, setTyped] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const [sent, setSent] = useState(value);
  // Only an external change replaces the typed text: the back button, or "Hapus semua filter".
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== sent) {
      setTyped(value);
      setSent(value);
    }
  }

  useEffect(() => {
    const query = typed.trim();
    if (query === sent) return undefined;
    const timer = setTimeout(() => {
      setSent(query);
      onChange(query);
    }, debounceMs);
    // Otherwise the late search would take the person back from the page they just opened.
    const dropOnLeave = ({ target }: MouseEvent) => {
      if (leadsToAnotherPage(target)) setTyped(sent);
    };
    document.addEventListener('click', dropOnLeave, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', dropOnLeave, { capture: true });
    };
  }, [typed, sent, onChange]);

  return (
    <TextField
      type="search"
      name="q"
      label={label}
      hideLabel
      icon="search"
      placeholder={placeholder}
      maxLength={80}
      enterKeyHint="search"
      autoComplete="off"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={onFocus}
    />
  );
}
