import { useEffect, useRef } from 'react';
import { ConversationScene } from '#web/components/scenes/still-scenes.ts';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { submittedText as text } from '#web/messages/education-submit.ts';

export function PieceSent({ onAnother }: { onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="grid content-start justify-items-start gap-4">
      <div className="w-full max-w-md overflow-hidden rounded-xl">
        <ConversationScene title={text.picture} />
      </div>
      <h2 ref={heading} tabIndex={-1} className="section-title outline-none">
        {text.title}
      </h2>
      <p className="text-ink-muted">{text.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onAnother}>{text.another}</Button>
        <ButtonLink to="/education" variant="sec">
          {text.centre}
        </ButtonLink>
      </div>
    </div>
  );
}
