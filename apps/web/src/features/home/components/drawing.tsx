import { joinClasses } from '#web/components/ui/join-classes.ts';

type Props = { name: string; width: number; height: number; className?: string };

/** A lazily loaded, decorative drawing. */
export function Drawing({ name, width, height, className }: Props) {
  return (
    <img
      src={`/gambar/${name}.svg`}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={joinClasses('block', className)}
    />
  );
}
