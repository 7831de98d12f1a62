import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { useAuth } from '#web/lib/auth.tsx';
import { menuText as text } from '#web/messages/community-conduct.ts';
import { authorOf, type ConductTarget, writingOf } from '../conduct-target.ts';
import { availableActions } from '../available-actions.ts';
import { useReturnFocus } from '../use-return-focus.ts';

const ConductSheet = lazy(async () => ({ default: (await import('./conduct-sheet.tsx')).ConductSheet }));

type Props = {
  target: ConductTarget;
  onChanged: () => void;
  /** A report card already offers hiding, and its content is already reported. */
  isCase?: boolean;
};

/** Report, mute and moderate a post or a reply; its content is loaded when the menu is opened. */
export function ConductMenu({ target, onChanged, isCase = false }: Props) {
  const auth = useAuth();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useReturnFocus(isOpen, opener);
  const role = auth.status === 'signed-in' ? auth.user.role : 'member';
  const isModerator = role === 'moderator' || role === 'admin';
  const actions = isModerator
    ? availableActions(target).filter((action) => !isCase || action !== 'hide')
    : [];
  const { isMine, state } = writingOf(target);
  const mayReport = !isCase && !isMine && state === 'visible';
  if (!mayReport && actions.length === 0) return null;
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
            actions={actions}
            mayReport={mayReport}
            onChanged={onChanged}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
