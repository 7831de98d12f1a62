import { communityLimits } from '@app/contract/community';
import { type KeyboardEvent, type SyntheticEvent, useId } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { ControlBox, controlStyle } from '#web/components/ui/field-frame.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { replyText as text } from '#web/messages/community.ts';
import { completeMention, type Person, peopleToMention } from '../../people.ts';
import type { ReplyDraft } from '../../use-reply-draft.ts';

type Props = { draft: ReplyDraft; people: readonly Person[] };

/** One line high so that the conversation stays visible; it grows with its text. */
export function ReplyBox({ draft: { box, content, write, send, isPending }, people }: Props) {
  const id = useId();
  const suggestions = peopleToMention(content, people);
  const mention = (name: string) => {
    write(completeMention(content, name));
    box.current?.focus();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    send(people);
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };
  return (
    <form onSubmit={submit} className="grid min-w-0 flex-1 gap-2">
      {suggestions.length > 0 && (
        <ul aria-label={text.people} className="flex flex-wrap gap-2">
          {suggestions.map(({ _id, name }) => (
            <li key={_id}>
              <button
                type="button"
                aria-label={text.mention(name)}
                onClick={() => mention(name)}
                className="min-h-11 rounded-full bg-brand-soft px-3.5 text-sm font-semibold wrap-anywhere text-brand-strong"
              >
                @{name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex items-end gap-3">
        <div className="min-w-0 flex-1">
          <label htmlFor={id} className="sr-only">
            {text.label}
          </label>
          <ControlBox hasError={false}>
            <textarea
              ref={box}
              id={id}
              rows={1}
              maxLength={communityLimits.reply}
              placeholder={text.label}
              value={content}
              onChange={(event) => write(event.target.value)}
              onKeyDown={sendByKey}
              className={joinClasses(controlStyle, 'field-sizing-content max-h-40 min-h-12 resize-none')}
            />
          </ControlBox>
        </div>
        <Button
          type="submit"
          className="min-h-12.5 disabled:cursor-default"
          busy={isPending}
          disabled={!content.trim()}
        >
          {isPending ? text.sending : text.send}
        </Button>
      </div>
    </form>
  );
}
