import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { SentList } from '#web/components/ui/sent-list.tsx';
import { mySubmissionsText as text } from '#web/messages/education-submit.ts';
import { mySubmissionsQuery } from '../api/my-submissions.ts';
import { SubmissionRow } from './submission-row.tsx';

type Props = { memberId: string; onRework: () => void };

/** The member's submissions and their decisions. */
export function MySubmissions({ memberId, onRework }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus();
  return (
    <SentList id="kiriman-saya" heading={heading} text={text} query={useQuery(mySubmissionsQuery)}>
      {(submission) => (
        <SubmissionRow
          key={submission._id}
          submission={submission}
          memberId={memberId}
          onRework={onRework}
          onWithdrawn={focusHeading}
        />
      )}
    </SentList>
  );
}
