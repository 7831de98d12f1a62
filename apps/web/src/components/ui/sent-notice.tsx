import { type ReactNode, useEffect, useRef } from 'react';

type Props = { picture: ReactNode; title: string; text: string; children: ReactNode };

/** Replaces a form after submission and takes the focus; its children are the next actions. */
export function SentNotice({ picture, title, text, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="grid content-start justify-items-start gap-4">
      <div className="w-full max-w-md overflow-hidden rounded-xl">{picture}</div>
      <h2 ref={heading} tabIndex={-1} className="section-title outline-none">
        {title}
      </h2>
      <p className="text-ink-muted">{text}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
