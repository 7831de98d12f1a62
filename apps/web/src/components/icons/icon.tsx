import { iconPaths } from '@app/scenes/src/icon-paths.ts';
import { joinClasses } from '#web/components/ui/join-classes.ts';

export type IconName = keyof typeof iconPaths;
type IconSize = 'sm' | 'md' | 'lg';

// Small icons need thicker strokes to look as strong as large ones.
const sizes: Record<IconSize, string> = {
  sm: 'size-4 stroke-2',
  md: 'size-5 stroke-[1.8]',
  lg: 'size-7 stroke-[1.7]',
};

type Props = { name: IconName; size?: IconSize; filled?: boolean; className?: string | undefined };

/** Always beside a text or inside a labelled control, so hidden from screen readers. */
export function Icon({ name, size = 'md', filled = false, className }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={joinClasses(
        'shrink-0 stroke-current',
        filled ? 'fill-current' : 'fill-none',
        sizes[size],
        className,
      )}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
