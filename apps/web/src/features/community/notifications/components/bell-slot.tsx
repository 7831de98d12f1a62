import { lazy, Suspense } from 'react';
import { useAuth } from '#web/lib/auth.tsx';

const Bell = lazy(async () => ({ default: (await import('./bell.tsx')).Bell }));

/** Visitors do not load the bell; for members its space is reserved to avoid a layout shift. */
export function BellSlot() {
  const auth = useAuth();
  if (auth.status !== 'signed-in' || auth.isSigningOut) return null;
  return (
    <Suspense fallback={<span className="size-11 shrink-0" />}>
      <Bell key={auth.user._id} />
    </Suspense>
  );
}
