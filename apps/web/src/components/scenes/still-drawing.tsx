import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';

/** The one content of an element that the page's policy lets pass without asking. */
const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: string } };
const untouched = { __html: trustedTypes?.emptyHTML ?? '' };

/**
 * A drawing that never changes. The server draws it into the page and the browser keeps it as it came: the code that
 * draws is fetched only when somebody gets here by a link inside the site. Without a network its room stays empty.
 */
export function stillDrawing<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Drawing = lazy(async () => ({ default: await load().catch(() => Nothing) }));

  return function StillDrawing(props: Props) {
    const box = useRef<HTMLSpanElement>(null);
    const [isDrawnHere, setIsDrawnHere] = useState(import.meta.env.SSR);
    useEffect(() => {
      if (!box.current?.hasChildNodes()) setIsDrawnHere(true);
    }, []);

    if (!isDrawnHere)
      return (
        <span ref={box} className="contents" suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
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
