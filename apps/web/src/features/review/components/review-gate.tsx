import { lazy, Suspense } from 'react';
import { NotFound } from '#web/components/layout/not-found.tsx';
import { useAuth } from '#web/lib/auth.tsx';
import type { QueueComponents } from '../queues.ts';

const StaffEntrance = lazy(async () => ({ default: (await import('./staff-entrance.tsx')).StaffEntrance }));

/**
 * Everybody sees the page of an unknown address; the API decides for whom it turns into something else. A visitor's
 * browser does not even fetch the script behind it.
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
