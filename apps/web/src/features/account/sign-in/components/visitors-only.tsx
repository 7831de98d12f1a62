import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useAuth } from '#web/lib/auth.tsx';

/** Redirects signed-in members, including right after the form inside succeeds. */
export function VisitorsOnly({ next, children }: { next: string; children: ReactNode }) {
  return useAuth().status === 'signed-in' ? <Navigate to={next} replace /> : children;
}
