import { pieceText as text } from '#web/messages/education.ts';
import { Picture } from '../picture.tsx';

/** Wide on a desk, whole on a phone. Drawings have a form for each; of a photo the middle is shown. */
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
