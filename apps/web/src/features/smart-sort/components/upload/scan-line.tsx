import { useEffect, useRef } from 'react';

/** A frame with a moving line. With reduced motion only the frame is shown. */
export function ScanLine() {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Web Animations need no inline style and stay smooth while the main thread is busy.
    const movement = line.current?.animate?.(
      { transform: ['translateY(-20%)', 'translateY(190%)'] },
      { duration: 2400, iterations: Infinity, direction: 'alternate', easing: 'ease-in-out' },
    );
    return () => movement?.cancel();
  }, []);
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      <div
        ref={line}
        className="absolute inset-x-0 top-0 h-[34%] border-b-3 border-white bg-linear-to-b from-transparent to-white/34 motion-reduce:hidden"
      />
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-[7%] size-[86%] overflow-visible fill-none stroke-white stroke-4"
      >
        <path
          d="M0 14V0H10M90 0H100V14M100 86V100H90M10 100H0V86"
          vectorEffect="non-scaling-stroke"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </div>
  );
}
