import { useState } from 'react';
import { ErrorBox } from '#web/components/ui/error-box.tsx';
import { learningText as text } from '#web/messages/learning.ts';

/** Each response has a new address of the same photo, so one that works is kept. */
export function PhotoView({ address, onReload }: { address: string; onReload: () => Promise<unknown> }) {
  const [loaded, setLoaded] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const reload = () => void onReload();
  // An address is valid for minutes, and the tab may have been opened late.
  const current = loaded === undefined || loaded === failed ? address : loaded;
  if (current === failed)
    return (
      <div>
        <ErrorBox title={text.photoFailed} text={text.photoFailedText} onRetry={reload} />
      </div>
    );
  return (
    <img
      src={current}
      alt={text.photo}
      loading="lazy"
      className="max-h-[42vh] min-h-40 w-full rounded-card bg-surface-sunken object-contain split:max-h-[64vh]"
      onLoad={() => setLoaded(current)}
      onError={() => {
        setFailed(current);
        // Once by itself; then the person is told.
        if (failed === undefined) reload();
      }}
    />
  );
}
