import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { formatBytes } from '#web/lib/format-bytes.ts';
import { storedText as text } from '#web/messages/offline.ts';
import { groupNames } from '../stored-bytes.ts';
import type { DeviceStorage } from '../use-device-storage.ts';
import { Section } from './section.tsx';

type Props = { storage: DeviceStorage | 'unsupported' | undefined; onClear: () => Promise<void> };

export function Stored({ storage, onClear }: Props) {
  const [isConfirming, setIsConfirming] = useState(false);
  const [isClearing, setIsClearing] = useState(false);
  const clear = async () => {
    setIsClearing(true);
    await onClear();
    setIsClearing(false);
    setIsConfirming(false);
    toast.success(text.cleared);
  };
  if (storage === 'unsupported') return null;
  const total = storage && groupNames.reduce((sum, name) => sum + storage.bytes[name], 0);
  return (
    <Section title={text.title}>
      <p className="mt-1.5 text-sm text-ink-muted">{text.lead}</p>
      <dl className="mt-3 divide-y divide-line border-y border-line tabular-nums">
        {groupNames.map((name) => (
          <Row key={name} name={text[name]} bytes={storage?.bytes[name]} />
        ))}
        <Row name={text.total} bytes={total} />
      </dl>
      <Button variant="sec" className="mt-4 max-sm:w-full" onClick={() => setIsConfirming(true)}>
        <Icon name="bin" />
        {text.clear}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setIsConfirming(false)}
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
