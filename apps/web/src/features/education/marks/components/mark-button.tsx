import type { PieceKind } from '@app/contract/education';
import { Icon, type IconName } from '#web/components/icons/icon.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { marksText as text } from '#web/messages/education-marks.ts';
import type { Mark } from '../marks.ts';
import { useMark } from '../use-mark.ts';

export type MarkButtonProps = {
  kind: PieceKind;
  id: number;
  /** The count as rendered by the server; without it no number is shown. */
  count?: number;
  className?: string;
};

type Props = MarkButtonProps & { mark: Mark; icon: IconName };

/** Updates optimistically. */
export function MarkButton({ mark, icon, kind, id, count: drawn, className }: Props) {
  const { isOn, count, toggle } = useMark(mark, { kind, id }, drawn ?? 0);
  const hasNumber = drawn !== undefined && count > 0;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={toggle}
      className={joinClasses(
        'inline-flex min-h-11 items-center gap-1.5 rounded-md border-[1.5px] px-3 text-sm font-bold tabular-nums transition-colors',
        isOn
          ? 'border-danger/40 bg-danger-soft text-danger [&_svg]:fill-current'
          : 'border-line-strong bg-surface-raised text-ink hover:border-ink',
        className,
      )}
    >
      <Icon name={icon} />
      <span>{text.names[mark]}</span>
      {hasNumber && <span>{formatNumber(count)}</span>}
    </button>
  );
}
