import { isRouteErrorResponse, Outlet } from 'react-router';
import type { Route } from './+types/shell.ts';
import { ErrorScreen } from '#web/components/layout/error-screen.tsx';
import { Frame } from '#web/components/layout/frame.tsx';
import { NotFound } from '#web/components/layout/not-found.tsx';

export default function Shell() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorScreen error={error} />;
  return (
    <Frame>
      <NotFound />
    </Frame>
  );
}
