import { lazy, Suspense, useState } from 'react';
import { readQuestion } from '#web/lib/ask-community.ts';
import { useLeave } from '../../use-leave.ts';

const WriteDialog = lazy(async () => ({ default: (await import('./write-dialog.tsx')).WriteDialog }));

/** The form for a new post, fetched when somebody wants to write. */
export function WriteOverList({ memberId, search }: { memberId: string; search: URLSearchParams }) {
  const leave = useLeave();
  const [question] = useState(() => readQuestion(search));
  return (
    <Suspense>
      <WriteDialog memberId={memberId} question={question} onClose={leave} />
    </Suspense>
  );
}
