import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { shareText as text } from '#web/messages/education.ts';
import { type Shared, useShare } from '../../use-share.ts';

type Props = { piece: Shared; isMain?: boolean; className?: string };

export function ShareButton({ piece, isMain = false, className }: Props) {
  const { share, manualUrl, closeManual } = useShare(piece);
  return (
    <>
      <Button
        variant={isMain ? 'pri' : 'sec'}
        onClick={() => void share()}
        className={joinClasses('noscript:hidden', className)}
      >
        <Icon name="share" />
        {text.share}
      </Button>
      <Dialog isOpen={manualUrl !== undefined} onClose={closeManual} title={text.title}>
        <p className="mb-4">{text.byHand}</p>
        <TextField
          label={text.link}
          readOnly
          value={manualUrl ?? ''}
          onFocus={({ target }) => target.select()}
        />
      </Dialog>
    </>
  );
}
