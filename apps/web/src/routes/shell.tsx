import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { isRouteErrorResponse, Outlet } from 'react-router';
import type { Route } from './+types/shell.ts';
import { ErrorScreen } from '#web/components/layout/error-screen.tsx';
import { Frame } from '#web/components/layout/frame.tsx';
import { NotFound } from '#web/components/layout/not-found.tsx';
import { BellSlot } from '#web/features/community/notifications/components/bell-slot.tsx';
import { whenAtRest } from '#web/lib/when-at-rest.ts';

/** One for both: a hidden page must not differ from an unknown one, not even by the ids that React counts. */
const Surroundings = ({ children }: { children: ReactNode }) => (
  <Frame bell={<BellSlot />}>
    <LateParts />
    {children}
  </Frame>
);

function LateParts() {
  const [Parts, setParts] = useState<ComponentType>();
  useEffect(() => {
    void whenAtRest()
      .then(() => import('./late-parts.tsx'))
      .then((parts) => setParts(() => parts.LateParts))
      .catch(() => {});
  }, []);
  return Parts && <Parts />;
}

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
