import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { SentList } from '#web/components/ui/sent-list.tsx';
import { muteText as text } from '#web/messages/community-conduct.ts';
import { mutedQuery } from '../api/mute.ts';
import { useMute } from '../use-mute.tsx';

/** Section of the account page: muted members, with unmute. */
export function MutedMembers() {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const mute = useMute(() => heading.current?.focus());
  const query = useQuery(mutedQuery);
  return (
    <div className="grid gap-1.5 py-8 md:py-10">
      <SentList
        id={id}
        heading={heading}
        text={{ title: text.title, failed: text.loadFailed, empty: text.empty }}
        query={query}
      >
        {(member) => (
          <li key={member._id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 font-semibold wrap-anywhere">{member.name}</span>
            <Button
              variant="sec"
              aria-label={text.releaseOf(member.name)}
              onClick={() => mute(member, false)}
            >
              {text.release}
            </Button>
          </li>
        )}
      </SentList>
      <p className="text-sm text-ink-muted">{text.text}</p>
    </div>
  );
}
