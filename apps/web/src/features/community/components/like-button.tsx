import { Icon } from '#web/components/icons/icon.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { showErrorWithRetry } from '#web/components/ui/show-error-with-retry.tsx';
import { WaitingMark } from '#web/components/outbox/waiting-mark.tsx';
import { formatNumber } from '#web/lib/format-number.ts';
import { type Likeable, useSetLike, usePendingLike } from '../api/set-like.ts';

type Props = {
  target: Likeable;
  liked: boolean;
  count: number;
  words: { name: string; failed: string };
  /** Used for replies. */
  borderless?: boolean;
};

/** Updates optimistically and reverts on failure. */
export function LikeButton({ target, liked, count, words, borderless = false }: Props) {
  const { pendingLiked, isWaiting } = usePendingLike(target);
  const setLike = useSetLike(target);
  const isOn = pendingLiked ?? liked;
  const shown = Math.max(0, count + Number(isOn) - Number(liked));
  const send = (next: boolean) =>
    setLike.mutate(next, { onError: () => showErrorWithRetry(words.failed, () => send(next)) });
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => send(!isOn)}
      className={joinClasses(
        'inline-flex min-h-11 items-center gap-1.5 rounded-md font-bold tabular-nums transition-colors',
        borderless ? '-ml-2 px-2 text-xs' : 'border-[1.5px] px-3 text-sm',
        isOn ? 'text-danger' : 'text-ink-muted hover:text-ink',
        !borderless && (isOn ? 'border-danger/40 bg-danger-soft' : 'border-line hover:border-line-strong'),
      )}
    >
      <Icon name="heart" size={borderless ? 'sm' : 'md'} filled={isOn} />
      <span className="sr-only">{words.name}</span> <span>{formatNumber(shown)}</span>
      {isWaiting && <WaitingMark />}
    </button>
  );
}
