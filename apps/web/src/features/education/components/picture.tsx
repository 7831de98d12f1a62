import { useCallback, useState } from 'react';
import { Icon } from '#web/components/icons/icon.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';

/** Rendered by the server like every scene, to keep drawings out of the client bundle. */
export const placeholder = '/gambar/cadangan.svg';

type Props = {
  src: string;
  /** Used on wide screens. */
  wideSrc?: string | undefined;
  alt?: string;
  /** Above the fold: loaded eagerly. */
  isFirst?: boolean;
  className?: string;
};

/** A piece's picture. Falls back to the placeholder scene, and then to an empty box. */
export function Picture({ src, wideSrc, alt = '', isFirst = false, className }: Props) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const shown = [src, placeholder].find((address) => !broken.includes(address));
  const markBroken = useCallback((address: string) => setBroken((known) => [...known, address]), []);
  // The image may have failed before hydration, when no error handler was attached.
  const checkBroken = useCallback(
    (image: HTMLImageElement | null) => {
      if (shown && image?.complete && image.naturalWidth === 0 && image.currentSrc) markBroken(shown);
    },
    [shown, markBroken],
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
      ref={checkBroken}
      src={shown}
      alt={alt}
      width={480}
      height={300}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      onError={() => markBroken(shown)}
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
