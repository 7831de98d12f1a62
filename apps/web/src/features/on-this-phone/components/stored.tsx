import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { formatBytes } from '#web/lib/format-bytes.ts';
import { storedText as text } from '#web/messages/offline.ts';
import { groupNames } from '../stored-bytes.ts';
import type { Found } from '../use-on-phone.ts';
import { Section } from './section.tsx';

type Props = { found: Found | 'unsupported' | undefined; onClear: () => Promise<void> };

export function Stored({ found, onClear }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const [isClearing, setIsClearing] = useState(false);
  const clear = async () => {
    setIsClearing(true);
    await onClear();
    setIsClearing(false);
    setIsAsking(false);
    toast.success(text.cleared);
  };
  if (found === 'unsupported') return null;
  const total = found && groupNames.reduce((sum, name) => sum + found.bytes[name], 0);
  return (
    <Section title={text.title}>
      <p className="mt-1.5 text-sm text-ink-muted">{text.lead}</p>
      <dl className="mt-3 divide-y divide-line border-y border-line tabular-nums">
        {groupNames.map((name) => (
          <Row key={name} name={text[name]} bytes={found?.bytes[name]} />
        ))}
        <Row name={text.total} bytes={total} />
      </dl>
      <Button variant="sec" className="mt-4 max-sm:w-full" onClick={() => setIsAsking(true)}>
        <Icon name="bin" />
        {text.clear}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={text.clearTitle}
        words={{ cancel: text.cancel, confirm: text.confirm, confirming: text.clearing }}
        isPending={isClearing}
        isDangerous
        onConfirm={() => void clear()}
      >
        <p>{text.clearText}</p>
      </ConfirmDialog>
    </Section>
  );
}

const Row = ({ name, bytes }: { name: string; bytes: number | undefined }) => (
  <div className="flex min-h-12 items-center justify-between gap-4">
    <dt>{name}</dt>
    <dd className="text-ink-muted">{bytes === undefined ? text.counting : formatBytes(bytes)}</dd>
  </div>
);
