import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { useAuth } from '#web/lib/auth.tsx';
import { menuText as text } from '#web/messages/community-conduct.ts';
import { authorOf, type ConductTarget, writingOf } from '../conduct-target.ts';
import { possibleDeeds } from '../possible-deeds.ts';
import { useReturnFocus } from '../use-return-focus.ts';

const ConductSheet = lazy(async () => ({ default: (await import('./conduct-sheet.tsx')).ConductSheet }));

type Props = {
  target: ConductTarget;
  onChanged: () => void;
  /** The case itself asks whether it is hidden, and has been reported already. */
  isCase?: boolean;
};

/** What others can do about a post or a reply; most never open it, so what is behind it comes when it is pressed. */
export function ConductMenu({ target, onChanged, isCase = false }: Props) {
  const auth = useAuth();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useReturnFocus(isOpen, opener);
  const role = auth.status === 'signed-in' ? auth.user.role : 'member';
  const isModerator = role === 'moderator' || role === 'admin';
  const deeds = isModerator ? possibleDeeds(target).filter((deed) => !isCase || deed !== 'hide') : [];
  const { isMine, state } = writingOf(target);
  const others = !isCase && !isMine && state === 'visible';
  if (!others && deeds.length === 0) return null;
  return (
    <>
      <Button
        ref={opener}
        variant="quiet"
        size="sm"
        aria-label={text.openFor(authorOf(target).name)}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {text.open}
      </Button>
      {isOpen && (
        <Suspense>
          <ConductSheet
            target={target}
            deeds={deeds}
            mayReport={others}
            onChanged={onChanged}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
