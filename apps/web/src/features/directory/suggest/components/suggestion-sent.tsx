import { useEffect, useRef } from 'react';
import { StorefrontScene } from '#web/components/scenes/still-scenes.ts';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { suggestSentText as text } from '#web/messages/suggest.ts';

export function SuggestionSent({ onAnother }: { onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="grid justify-items-start gap-4">
      <div className="w-full max-w-md overflow-hidden rounded-xl">
        <StorefrontScene category="plastik" variant={1} pickup title={text.picture} />
      </div>
      <h2 ref={heading} tabIndex={-1} className="section-title outline-none">
        {text.title}
      </h2>
      <p className="text-ink-muted">{text.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onAnother}>{text.another}</Button>
        <ButtonLink to="/sell-waste" variant="sec">
          {text.list}
        </ButtonLink>
      </div>
    </div>
  );
}
