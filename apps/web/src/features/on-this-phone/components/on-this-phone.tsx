import { Badge } from '#web/components/ui/badge.tsx';
import { useOnline } from '#web/lib/use-online.ts';
import { onPhoneText as text } from '#web/messages/offline.ts';
import { useDeviceStorage } from '../use-device-storage.ts';
import { DataSaver } from './data-saver.tsx';
import { NeedsSignal } from './needs-signal.tsx';
import { Readable } from './readable.tsx';
import { Stored } from './stored.tsx';

export function OnThisPhone() {
  const isOnline = useOnline();
  const { storage, clear } = useDeviceStorage();
  return (
    <div className="page-width grid max-w-180! grid-cols-1 gap-10 pt-8 md:pt-12">
      <NeedsSignal />
      <header>
        <h1 className="page-title">{text.title}</h1>
        <p className="lead mt-1">{text.lead}</p>
        <p role="status" className="mt-3">
          <Badge tone={isOnline ? 'success' : 'warning'}>{isOnline ? text.online : text.offline}</Badge>
        </p>
      </header>
      <Readable storage={storage} />
      <DataSaver />
      <Stored storage={storage} onClear={clear} />
    </div>
  );
}
