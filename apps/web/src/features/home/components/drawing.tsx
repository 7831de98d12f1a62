import { joinClasses } from '#web/components/ui/join-classes.ts';

type Props = { name: string; width: number; height: number; className?: string };

/** A drawing below the first screen: a file that comes when scrolled to. It decorates, so it is silent. */
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
