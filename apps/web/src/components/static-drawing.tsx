import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { emptyMarkup } from '#web/components/empty-markup.ts';

/**
 * A drawing, or another part without state, that is rendered on the server only. Hydration keeps the server's markup;
 * the component is loaded only after a client-side navigation. Offline its place stays empty. Its links are followed
 * by follow-static-links.ts.
 */
export function staticDrawing<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Box: 'span' | 'div' = 'span',
) {
  const Drawing = lazy(async () => ({ default: await load().catch(() => Nothing) }));

  return function StaticDrawing(props: Props) {
    const box = useRef<HTMLSpanElement & HTMLDivElement>(null);
    const [isRenderedHere, setIsRenderedHere] = useState(import.meta.env.SSR);
    useEffect(() => {
      if (!box.current?.hasChildNodes()) setIsRenderedHere(true);
    }, []);

    if (!isRenderedHere)
      return (
        <Box
          ref={box}
          data-static
          className="contents"
          suppressHydrationWarning
          dangerouslySetInnerHTML={emptyMarkup}
        />
      );
    return (
      <Box data-static className="contents">
        <Suspense>
          <Drawing {...props} />
        </Suspense>
      </Box>
    );
  };
}

const Nothing = () => null;
