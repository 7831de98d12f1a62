import { ConversationScene } from '#web/components/static-scenes.ts';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { SentNotice } from '#web/components/ui/sent-notice.tsx';
import { submittedText as text } from '#web/messages/education-submit.ts';

export const PieceSent = ({ onAnother }: { onAnother: () => void }) => (
  <SentNotice picture={<ConversationScene title={text.picture} />} title={text.title} text={text.text}>
    <Button onClick={onAnother}>{text.another}</Button>
    <ButtonLink to="/education" variant="sec">
      {text.centre}
    </ButtonLink>
  </SentNotice>
);
