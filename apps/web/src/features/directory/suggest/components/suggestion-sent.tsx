import { StorefrontScene } from '#web/components/static-scenes.ts';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { SentNotice } from '#web/components/ui/sent-notice.tsx';
import { suggestSentText as text } from '#web/messages/suggest.ts';

export const SuggestionSent = ({ onAnother }: { onAnother: () => void }) => (
  <SentNotice
    picture={<StorefrontScene category="plastik" variant={1} pickup title={text.picture} />}
    title={text.title}
    text={text.text}
  >
    <Button onClick={onAnother}>{text.another}</Button>
    <ButtonLink to="/sell-waste" variant="sec">
      {text.list}
    </ButtonLink>
  </SentNotice>
);
