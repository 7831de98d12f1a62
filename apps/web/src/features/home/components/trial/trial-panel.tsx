import { Button } from '#web/components/ui/button.tsx';
import { PhotoButtons } from '#web/components/ui/photo-buttons.tsx';
import { trialText as text } from '#web/messages/home.ts';
import { Drawing } from '../drawing.tsx';

type Props = {
  isWaiting: boolean;
  onBeforePick: () => void;
  onPick: (file: File | undefined) => void;
  /** Set when the classifier could not be loaded. */
  onRetry?: () => void;
};

/** Looks like the smart sort panel, which replaces it once a photo is chosen. */
export function TrialPanel({ isWaiting, onBeforePick, onPick, onRetry }: Props) {
  return (
    <section
      aria-label={text.panel}
      aria-busy={isWaiting}
      className="overflow-hidden rounded-xl border border-line bg-surface-raised pb-6 text-center"
    >
      <Drawing
        name="bingkai"
        width={560}
        height={320}
        className="h-auto max-h-82.5 w-full object-cover object-bottom"
      />
      <h3 className="mt-6 px-4 text-xl">{text.prompt}</h3>
      {onRetry && (
        <div role="alert" className="mx-4 mt-4 grid justify-items-center gap-3 rounded-lg bg-danger-soft p-4">
          <p>
            <b className="block">{text.failed}</b>
            {text.failedText}
          </p>
          <Button variant="sec" onClick={onRetry}>
            {text.retry}
          </Button>
        </div>
      )}
      <PhotoButtons onBeforePick={onBeforePick} onPick={onPick} />
      <p role="status" className="text-sm text-ink-muted not-empty:mt-4">
        {isWaiting ? text.preparing : undefined}
      </p>
      <p className="mx-auto mt-4 max-w-[48ch] px-4 text-xs text-ink-muted noscript:hidden">{text.limits}</p>
      <noscript>
        <p className="px-4 pt-4 text-sm text-ink-muted">{text.noScript}</p>
      </noscript>
    </section>
  );
}
