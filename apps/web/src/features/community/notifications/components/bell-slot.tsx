import { lazy, Suspense } from 'react';
import { useAuth } from '#web/lib/auth.tsx';

const Bell = lazy(async () => ({ default: (await import('./bell.tsx')).Bell }));

/** Visitors do not fetch the bell; its place is kept for members, so that nothing beside it moves. */
export function BellSlot() {
  const auth = useAuth();
  if (auth.status !== 'signed-in' || auth.isLeaving) return null;
  return (
    <Suspense fallback={<span className="size-11 shrink-0" />}>
      <Bell key={auth.user._id} />
    </Suspense>
  );
}
