import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet } from 'react-router';
import type { Route } from './+types/shell.ts';
import { ErrorScreen } from '#web/components/layout/error-screen.tsx';
import { Frame } from '#web/components/layout/frame.tsx';
import { NotFound } from '#web/components/layout/not-found.tsx';
import { BellSlot } from '#web/features/community/notifications/components/bell-slot.tsx';
import { BringMarksAlong } from '#web/features/education/marks/components/bring-marks-along.tsx';

/** One for both: a hidden page must not differ from an unknown one, not even by the ids that React counts. */
const Surroundings = ({ children }: { children: ReactNode }) => (
  <Frame bell={<BellSlot />}>
    <BringMarksAlong />
    {children}
  </Frame>
);

export default function Shell() {
  return (
    <Surroundings>
      <Outlet />
    </Surroundings>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorScreen error={error} />;
  return (
    <Surroundings>
      <NotFound />
    </Surroundings>
  );
}
