import { type RefObject, useEffect, useRef } from 'react';

type Props = { of: RefObject<HTMLElement | null> };

/** Reading progress under the header. Decorative, because the scrollbar gives the same information. */
export function ReadingProgress({ of }: Props) {
  const bar = useRef<SVGRectElement>(null);

  useEffect(() => {
    let frame = 0;
    const draw = () => {
      frame = 0;
      const read = of.current ? readFraction(of.current.getBoundingClientRect()) : 0;
      // Set directly, because a React update on every scroll frame is too slow.
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

/** 0 while the top of the text is visible, 1 when its end is. */
function readFraction({ top, height }: DOMRect): number {
  const scrollDistance = height - window.innerHeight;
  return scrollDistance <= 0 ? 1 : Math.min(1, Math.max(0, -top / scrollDistance));
}
