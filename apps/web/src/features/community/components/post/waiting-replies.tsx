import { WaitingState } from '#web/components/outbox/waiting-state.tsx';
import type { ActionOf, Waiting } from '#web/lib/outbox/action.ts';
import { Avatar } from '../avatar.tsx';
import { PlainWords } from '../plain-words.tsx';

type Props = { waiting: readonly Waiting<ActionOf<'reply'>>[]; memberName: string; names: readonly string[] };

/** The member's own replies that are not sent yet, where they will stand. */
export function WaitingReplies({ waiting, memberName, names }: Props) {
  return waiting.map((one) => (
    <li key={one.key} className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
      <Avatar name={memberName} small />
      <div className="min-w-0">
        <div className="rounded-[4px_16px_16px_16px] border border-dashed border-line-strong px-3.5 py-2.5 text-sm">
          <p className="font-bold wrap-anywhere">{memberName}</p>
          <PlainWords text={one.action.body.content} names={names} />
        </div>
        <WaitingState waiting={one} />
      </div>
    </li>
  ));
}
