import { useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { ErrorBox } from '#web/components/ui/error-box.tsx';
import { formatBytes } from '#web/lib/format-bytes.ts';
import { onDeviceText as text } from '#web/messages/on-device.ts';
import { downloadBytes, keptBytes } from '../../device/model-caches.ts';
import { type DeviceState, onDevice } from '../../device/on-device.ts';
import { changePreference } from '../../device/preference.ts';
import { useOnDevice } from '../../device/use-on-device.ts';
import { useWifiDownload } from '../../device/use-wifi-download.ts';
import { preloadOfflineScripts } from '../../classify-photo.ts';
import { AsideSection } from '../aside-section.tsx';
import { DownloadProgress } from './download-progress.tsx';
import { KeptModel } from './kept-model.tsx';

/** Download and removal of the on-device classifier. */
export function DeviceCard() {
  const { state, preference } = useOnDevice();
  const { isNetworkTypeKnown } = useWifiDownload();
  useEffect(() => void onDevice.check(), []);
  const isKept = state.status === 'kept';
  useEffect(() => void (isKept && preloadOfflineScripts()), [isKept]);
  const remove = async () => {
    await onDevice.remove();
    toast.success(text.removed);
  };
  const wasEvicted = state.status === 'absent' && preference.wasKept;
  return (
    <AsideSection title={text.title}>
      <div className="grid gap-3 rounded-lg border border-line p-4 text-sm">
        <p className="flex gap-3">
          <Icon name="mobile" className="mt-0.5 text-brand" />
          <span>{state.status === 'unsupported' ? text.unsupported : text.lead}</span>
        </p>
        <Download state={state} wasEvicted={wasEvicted} />
        {(isKept || wasEvicted) && (
          <KeptModel isChosen={preference.isChosen} isKept={isKept} onRemove={remove} />
        )}
        {isNetworkTypeKnown && canDownload(state) && (
          <Checkbox
            label={text.onWifi}
            checked={preference.onWifi}
            onChange={({ currentTarget }) => changePreference({ onWifi: currentTarget.checked })}
          />
        )}
      </div>
    </AsideSection>
  );
}

const canDownload = (state: DeviceState) =>
  state.status === 'absent' || state.status === 'failed' || (state.status === 'kept' && state.isOld);

function Download({ state, wasEvicted }: { state: DeviceState; wasEvicted: boolean }) {
  const start = () => void onDevice.download();
  if ((state.status === 'kept' && !state.isOld) || state.status === 'unsupported') return null;
  if (state.status === 'downloading') return <DownloadProgress {...state} onCancel={onDevice.cancel} />;
  if (state.status === 'failed')
    return <ErrorBox title={text.failedTitle} text={text.failed[state.reason]} onRetry={start} />;
  return (
    <>
      <p className="text-ink-muted">
        {state.status === 'kept'
          ? text.newer
          : wasEvicted
            ? text.gone
            : text.size(formatBytes(downloadBytes), formatBytes(keptBytes))}
      </p>
      <Button variant="sec" disabled={state.status === 'unknown'} onClick={start}>
        <Icon name="download" />
        {text.download(formatBytes(downloadBytes))}
      </Button>
    </>
  );
}
