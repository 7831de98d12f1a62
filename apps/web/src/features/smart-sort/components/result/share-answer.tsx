import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { shareAnswerText as text } from '#web/messages/share-answer.ts';
import type { AnswerSummary } from '../../answer-summary.ts';
import { shareFiles } from '../../share-files.ts';

type Props = { summary: AnswerSummary; photo: string; isOpen: boolean; onClose: () => void };

/** A picture card without the photo, unless the person adds it. */
export function ShareAnswer({ summary, photo, isOpen, onClose }: Props) {
  const [withPhoto, setWithPhoto] = useState(false);
  const card = `/smart-sort/kartu/${summary.sortedAs}.png`;
  const steps = summary.steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
  const message = () => text.message(summary.word, summary.bin, steps, `${location.origin}/smart-sort`);

  const shareElsewhere = async () => {
    const shared = await shareFiles(withPhoto ? [card, photo] : [card], message());
    if (shared) return;
    await navigator.clipboard.writeText(message()).then(
      () => toast.success(text.copied),
      () => toast.error(text.copyFailed),
    );
  };

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.title}>
      <img src={card} alt={text.card} width={1200} height={630} className="h-auto w-full rounded-lg" />
      <div className="mt-4">
        <Checkbox
          label={text.withPhoto}
          hint={text.withPhotoHint}
          checked={withPhoto}
          onChange={({ target }) => setWithPhoto(target.checked)}
        />
      </div>
      <div className="mt-5 grid gap-3 sm:grid-cols-2">
        <ButtonLink
          to={`https://wa.me/?text=${encodeURIComponent(isOpen ? message() : '')}`}
          target="_blank"
          rel="noopener noreferrer"
          size="lg"
        >
          <Icon name="send" />
          {text.whatsapp}
        </ButtonLink>
        <Button variant="sec" size="lg" onClick={() => void shareElsewhere()}>
          <Icon name="share" />
          {text.other}
        </Button>
      </div>
    </Dialog>
  );
}
