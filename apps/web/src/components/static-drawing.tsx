import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';

/** Trusted Types allow the empty HTML without a policy. */
const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: string } };
const emptyMarkup = { __html: trustedTypes?.emptyHTML ?? '' };

/**
 * A drawing that is rendered on the server only. Hydration keeps the server's markup; the component is loaded only
 * after a client-side navigation. Offline its place stays empty.
 */
export function staticDrawing<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Drawing = lazy(async () => ({ default: await load().catch(() => Nothing) }));

  return function StaticDrawing(props: Props) {
    const box = useRef<HTMLSpanElement>(null);
    const [isRenderedHere, setIsRenderedHere] = useState(import.meta.env.SSR);
    useEffect(() => {
      if (!box.current?.hasChildNodes()) setIsRenderedHere(true);
    }, []);

    if (!isRenderedHere)
      return (
        <span ref={box} className="contents" suppressHydrationWarning dangerouslySetInnerHTML={emptyMarkup} />
      );
    return (
      <span className="contents">
        <Suspense>
          <Drawing {...props} />
        </Suspense>
      </span>
    );
  };
}

const Nothing = () => null;
