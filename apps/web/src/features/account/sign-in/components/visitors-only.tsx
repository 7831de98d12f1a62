import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useAuth } from '#web/lib/auth.tsx';

/** Who is signed in, also just now by the form inside, is sent on. */
export function VisitorsOnly({ next, children }: { next: string; children: ReactNode }) {
  return useAuth().status === 'signed-in' ? <Navigate to={next} replace /> : children;
}
