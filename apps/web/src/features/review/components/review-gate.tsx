import { lazy, Suspense } from 'react';
import { NotFound } from '#web/components/layout/not-found.tsx';
import { useAuth } from '#web/lib/auth.tsx';
import type { QueueComponents } from '../queues.ts';

const StaffEntrance = lazy(async () => ({ default: (await import('./staff-entrance.tsx')).StaffEntrance }));

/**
 * Shows the not-found page unless the API allows the review page. A visitor's browser does not load its script.
 */
export function ReviewGate({ queues }: { queues: QueueComponents }) {
  const auth = useAuth();
  if (auth.status !== 'signed-in' || auth.user.role === 'member') return <NotFound />;
  return (
    <Suspense fallback={<NotFound />}>
      <StaffEntrance key={auth.user._id} queues={queues} />
    </Suspense>
  );
}
