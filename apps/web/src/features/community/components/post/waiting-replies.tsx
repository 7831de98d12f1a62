import { WaitingState } from '#web/components/outbox/waiting-state.tsx';
import type { ActionOf, OutboxEntry } from '#web/lib/outbox/action.ts';
import { Avatar } from '../avatar.tsx';
import { PlainText } from '../plain-text.tsx';
import { replyItemId } from './use-show-sent.ts';

type Props = {
  waiting: readonly OutboxEntry<ActionOf<'reply'>>[];
  memberName: string;
  names: readonly string[];
};

/** The member's own replies that are not sent yet, at the end of the thread. */
export function WaitingReplies({ waiting, memberName, names }: Props) {
  return waiting.map((one) => (
    <li
      key={one.key}
      id={replyItemId(one.key)}
      tabIndex={-1}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 outline-none"
    >
      <Avatar name={memberName} small />
      <div className="min-w-0">
        <div className="rounded-[4px_16px_16px_16px] border border-dashed border-line-strong px-3.5 py-2.5 text-sm">
          <p className="font-bold wrap-anywhere">{memberName}</p>
          <PlainText text={one.action.body.content} names={names} />
        </div>
        <WaitingState entry={one} />
      </div>
    </li>
  ));
}
