import { type ComponentType, type ReactNode, useState } from 'react';
import { trialText as text } from '#web/messages/home.ts';
import { Band } from '../band.tsx';
import { Promises } from './promises.tsx';
import { TrialPanel } from './trial-panel.tsx';

/** The smart sort component, passed in by the route. */
export type PhotoTrial = ComponentType<{ photo: File; children: ReactNode }>;
type Props = {
  /** Loaded on demand, so that other visitors do not download it. */
  load: () => Promise<PhotoTrial>;
};

type State = { photo?: File; Loaded?: PhotoTrial; hasFailed?: boolean };

/** The live demo: classifies the visitor's own photo. */
export function Trial({ load }: Props) {
  const [{ photo, Loaded, hasFailed = false }, setState] = useState<State>({});
  const startTrial = async (chosen: File | undefined) => {
    if (!chosen) return;
    setState({ photo: chosen });
    const loaded = await load().catch(() => undefined);
    setState({ photo: chosen, ...(loaded ? { Loaded: loaded } : { hasFailed: true }) });
  };
  return (
    <Band id="coba" title={text.title} lead={text.lead}>
      {photo && Loaded ? (
        <Loaded photo={photo}>
          <Promises />
        </Loaded>
      ) : (
        <div className="page-width grid items-start gap-[clamp(28px,4vw,56px)] split:grid-cols-[minmax(0,1.62fr)_minmax(0,1fr)]">
          <TrialPanel
            isWaiting={Boolean(photo) && !hasFailed}
            onBeforePick={() => void load().catch(() => {})}
            onPick={(file) => void startTrial(file)}
            {...(hasFailed && { onRetry: () => void startTrial(photo) })}
          />
          <Promises />
        </div>
      )}
    </Band>
  );
}
