import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { nearMeText as text } from '#web/messages/directory.ts';
import { useNearMe } from '../near-me.tsx';

/** Requests the position only when pressed; pressing again discards it. */
export function NearMeButton({ block = false }: { block?: boolean }) {
  const { status, requestPosition, clearPosition } = useNearMe();
  if (status === 'on')
    return (
      <Button
        variant="sec"
        block={block}
        aria-pressed="true"
        title={text.forgetHint}
        onClick={clearPosition}
        className="border-brand bg-brand-soft text-brand-strong"
      >
        <Icon name="check" />
        {text.ask}
      </Button>
    );
  return (
    <Button
      variant="sec"
      block={block}
      busy={status === 'asking'}
      aria-pressed="false"
      onClick={() => void requestPosition()}
    >
      {status !== 'asking' && <Icon name="pin" />}
      {status === 'asking' ? text.asking : text.ask}
    </Button>
  );
}

/** The result of the last request; empty if there is nothing to show. */
export function NearMeNote() {
  const { status } = useNearMe();
  const isProblem = status === 'refused' || status === 'failed';
  return (
    <div role="status" className="empty:hidden">
      {isProblem && (
        <p className="mt-3 flex gap-2.5 rounded-lg bg-warning-soft p-3.5 text-sm">
          <Icon name="warning" className="mt-0.5 text-warning" />
          {text[status]}
        </p>
      )}
      {status === 'on' && <p className="mt-3 text-xs text-ink-muted">{text.privacy}</p>}
    </div>
  );
}
