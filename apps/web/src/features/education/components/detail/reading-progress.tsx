import { type RefObject, useEffect, useRef } from 'react';

type Props = { of: RefObject<HTMLElement | null> };

/** How far the reader is, under the header. Decoration: the scrollbar says the same to those who cannot see it. */
export function ReadingProgress({ of }: Props) {
  const bar = useRef<SVGRectElement>(null);

  useEffect(() => {
    let frame = 0;
    const draw = () => {
      frame = 0;
      const read = of.current ? shareRead(of.current.getBoundingClientRect()) : 0;
      // Without React: this happens at every frame of a scroll.
      bar.current?.setAttribute('width', `${(read * 100).toFixed(2)}%`);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(draw);
    };
    draw();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [of]);

  return (
    <svg
      aria-hidden="true"
      className="fixed inset-x-0 top-16 z-20 h-1 w-full motion-reduce:hidden noscript:hidden lg:top-17 print:hidden"
    >
      <rect ref={bar} width="0%" height="100%" className="fill-brand" />
    </svg>
  );
}

/** 0 while the top of the text is in sight, 1 when its end is. */
function shareRead({ top, height }: DOMRect): number {
  const way = height - window.innerHeight;
  return way <= 0 ? 1 : Math.min(1, Math.max(0, -top / way));
}
