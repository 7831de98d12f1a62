import { useCallback, useState } from 'react';
import { Icon } from '#web/components/icons/icon.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';

/** Drawn by the server like every scene, so that no drawing enters the browser's scripts. */
export const placeholder = '/gambar/cadangan.svg';

type Props = {
  src: string;
  /** Instead of it where the screen is wide. */
  wideSrc?: string | undefined;
  alt?: string;
  /** Above the fold: fetched first, not when scrolled to. */
  isFirst?: boolean;
  className?: string;
};

/** A piece's picture. A broken one becomes the placeholder scene, and that one, without a network, a plain box. */
export function Picture({ src, wideSrc, alt = '', isFirst = false, className }: Props) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const shown = [src, placeholder].find((address) => !broken.includes(address));
  const giveUp = useCallback((address: string) => setBroken((known) => [...known, address]), []);
  // A picture may have failed before React woke up and could hear it.
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      if (shown && image?.complete && image.naturalWidth === 0 && image.currentSrc) giveUp(shown);
    },
    [shown, giveUp],
  );
  const box = joinClasses('block w-full bg-surface-sunken object-cover', className);
  if (!shown)
    return (
      <span className={joinClasses(box, 'grid place-items-center text-ink-muted')}>
        <Icon name="image" size="lg" />
      </span>
    );
  const image = (
    <img
      key={shown}
      ref={check}
      src={shown}
      alt={alt}
      width={480}
      height={300}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      onError={() => giveUp(shown)}
      className={box}
    />
  );
  if (!wideSrc || shown !== src) return image;
  return (
    <picture>
      <source media="(min-width: 760px)" srcSet={wideSrc} width={800} height={300} />
      {image}
    </picture>
  );
}
