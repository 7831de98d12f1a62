import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { isRouteErrorResponse, Outlet } from 'react-router';
import type { Route } from './+types/shell.ts';
import { ErrorScreen } from '#web/components/layout/error-screen.tsx';
import { Frame } from '#web/components/layout/frame.tsx';
import { NotFound } from '#web/components/layout/not-found.tsx';
import { BellSlot } from '#web/features/community/notifications/components/bell-slot.tsx';
import { whenIdle } from '#web/lib/when-idle.ts';

/** Shared by both, so that a hidden page has the same markup as an unknown one, including React's generated ids. */
const ShellFrame = ({ children }: { children: ReactNode }) => (
  <Frame bell={<BellSlot />}>
    <LateParts />
    {children}
  </Frame>
);

/** A request that fails between two networks is repeated, because without these parts nothing is sent. */
const retryDelayMs = 5000;

function LateParts() {
  const [Parts, setParts] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      void whenIdle()
        .then(() => import('./late-parts.tsx'))
        .then((parts) => setParts(() => parts.LateParts))
        .catch(() => setTimeout(load, retryDelayMs));
    load();
  }, []);
  return Parts && <Parts />;
}

export default function Shell() {
  return (
    <ShellFrame>
      <Outlet />
    </ShellFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorScreen error={error} />;
  return (
    <ShellFrame>
      <NotFound />
    </ShellFrame>
  );
}
