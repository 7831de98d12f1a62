import { product } from '@app/contract/product';
import { useEffect, useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { downloadFile } from '#web/lib/download-file.ts';
import { recoveryCodesText as text } from '#web/messages/account-settings.ts';
import { CopyButton } from './copy-button.tsx';

export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const lines = codes.join('\n');

  const download = () =>
    downloadFile(text.file(product.name), 'text/plain', `${text.fileTitle(product.name)}\n\n${lines}\n`);
  const finish = () => {
    toast.success(text.activated);
    onDone();
  };

  return (
    <div className="rounded-card border border-line bg-surface-raised p-5">
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {text.title}
      </h3>
      <p className="mt-1 text-sm text-ink-muted">{text.text}</p>
      <ul
        aria-label={text.list}
        className="mt-4 grid grid-cols-2 gap-x-4 gap-y-1.5 rounded-lg bg-surface-sunken p-4 font-[ui-monospace,monospace] text-sm max-[380px]:grid-cols-1"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyButton text={lines} label={text.copy} />
        <Button variant="sec" onClick={download}>
          <Icon name="download" />
          {text.download}
        </Button>
      </div>
      <Button block onClick={finish} className="mt-3">
        {text.done}
      </Button>
    </div>
  );
}
