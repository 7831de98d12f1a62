import { pieceText as text } from '#web/messages/education.ts';
import { Picture } from '../picture.tsx';

/** Drawings have a wide version for large screens; a photo is cropped to its middle. */
export function HeroPicture({ src, title }: { src: string; title: string }) {
  const [, scene] = /^\/gambar\/([\w-]+)\.svg$/.exec(src) ?? [];
  return (
    <Picture
      src={src}
      wideSrc={scene && `/gambar/${scene}-lebar.svg`}
      alt={text.picture(title)}
      isFirst
      className="aspect-16/10 rounded-xl md:aspect-8/3 print:hidden"
    />
  );
}
