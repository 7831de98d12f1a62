import { useState } from 'react';
import { Icon, type IconName } from '#web/components/icons/icon.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { menuText as text } from '#web/messages/community-conduct.ts';
import type { ModeratorAction } from '../api/moderate.ts';
import { authorOf, type ConductTarget, writingOf } from '../conduct-target.ts';
import { useMute } from '../use-mute.tsx';
import { ModerationDialog } from './moderation-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';

type Props = {
  target: ConductTarget;
  actions: readonly ModeratorAction[];
  mayReport: boolean;
  onChanged: () => void;
  onClose: () => void;
};

const icons: Record<ModeratorAction, IconName> = {
  hide: 'eye-off',
  restore: 'eye',
  lock: 'lock',
  unlock: 'lock',
  pin: 'bookmark',
  unpin: 'bookmark',
  suspend: 'clock',
};

/** The menu; each choice then opens its own dialog. */
export function ConductSheet({ target, actions, mayReport, onChanged, onClose }: Props) {
  const [chosen, setChosen] = useState<ModeratorAction | 'report'>();
  const mute = useMute(onChanged);
  const { _id, name } = authorOf(target);
  const { isMuted } = writingOf(target);
  const labelOf = (action: ModeratorAction) => (action === 'suspend' ? text.suspend(name) : text[action]);
  return (
    <>
      <Dialog isOpen={chosen === undefined} onClose={onClose} title={text.title}>
        <ul className="-mx-2 grid gap-1">
          {mayReport && (
            <Choice icon="flag" onChoose={() => setChosen('report')}>
              {text.report}
            </Choice>
          )}
          {mayReport && _id !== null && (
            <Choice
              icon={isMuted ? 'eye' : 'eye-off'}
              onChoose={() => {
                onClose();
                mute({ _id, name }, !isMuted);
              }}
            >
              {isMuted ? text.unmute(name) : text.mute(name)}
            </Choice>
          )}
        </ul>
        {actions.length > 0 && (
          <>
            <h3 className="mt-4 mb-1 text-sm text-ink-muted">{text.moderation}</h3>
            <ul className="-mx-2 grid gap-1">
              {actions.map((action) => (
                <Choice key={action} icon={icons[action]} onChoose={() => setChosen(action)}>
                  {labelOf(action)}
                </Choice>
              ))}
            </ul>
          </>
        )}
      </Dialog>
      {chosen === 'report' && <ReportDialog target={target} onClose={onClose} />}
      {chosen !== undefined && chosen !== 'report' && (
        <ModerationDialog target={target} action={chosen} onDone={onChanged} onClose={onClose} />
      )}
    </>
  );
}

type ChoiceProps = { icon: IconName; onChoose: () => void; children: string };

const Choice = ({ icon, onChoose, children }: ChoiceProps) => (
  <li>
    <button
      type="button"
      onClick={onChoose}
      className="flex min-h-12 w-full items-center gap-3 rounded-md px-2 py-2 text-left font-semibold wrap-anywhere hover:bg-surface-sunken"
    >
      <Icon name={icon} />
      {children}
    </button>
  </li>
);
