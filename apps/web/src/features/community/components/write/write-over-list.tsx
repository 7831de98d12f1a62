import { lazy, Suspense, useState } from 'react';
import { readQuestion } from '#web/lib/ask-community.ts';
import { useCloseOverlay } from '../../use-close-overlay.ts';

const WriteDialog = lazy(async () => ({ default: (await import('./write-dialog.tsx')).WriteDialog }));

/** The form for a new post, loaded lazily. */
export function WriteOverList({ memberId, search }: { memberId: string; search: URLSearchParams }) {
  const close = useCloseOverlay();
  const [question] = useState(() => readQuestion(search));
  return (
    <Suspense>
      <WriteDialog memberId={memberId} question={question} onClose={close} />
    </Suspense>
  );
}
