import { type ComponentType, useEffect, useState } from 'react';
import { emptyMarkup } from '#web/components/empty-markup.ts';
import { joinClasses } from '#web/components/ui/join-classes.ts';

/**
 * A part of a page that phones hide. The server renders it for everybody; a phone keeps the hidden markup and neither
 * loads nor runs its code. A wide screen has the code before the page is hydrated.
 */
export async function wideOnly<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  className?: string,
) {
  // Servers and tests have no screen.
  const wide = globalThis.matchMedia?.('(min-width: 48rem)');
  // Without a network the rest of the page must not fail with this part.
  let loaded = !wide || wide.matches ? await load().catch(() => undefined) : undefined;
  const classes = joinClasses('max-md:hidden', className);

  return function WideOnly(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (Part || !wide) return undefined;
      // A phone that is turned, or a window that is drawn larger.
      const loadPart = async () => {
        loaded ??= await load().catch(() => undefined);
        setPart(() => loaded);
      };
      const onChange = () => void loadPart();
      wide.addEventListener('change', onChange);
      return () => wide.removeEventListener('change', onChange);
    }, [Part]);

    if (!Part)
      return <div className={classes} suppressHydrationWarning dangerouslySetInnerHTML={emptyMarkup} />;
    return (
      <div className={classes}>
        <Part {...props} />
      </div>
    );
  };
}
