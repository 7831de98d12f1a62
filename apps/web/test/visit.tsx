import { act, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { createRoutesStub, useLocation } from 'react-router';
import { Toaster } from '#web/components/ui/toaster.tsx';
import { AuthProvider } from '#web/lib/auth.tsx';

type Stub = Parameters<typeof createRoutesStub>[0][number];

/** Stands for every page that a test does not provide; shows only its path. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`di ${pathname}${search}`}</p>;
}

/** Renders pages with the auth provider and the toaster. */
export function visit(path: string, pages: Stub[]) {
  act(() => toast.removeAll());
  const Site = createRoutesStub([...pages, { path: '*', Component: Elsewhere }]);
  return render(
    <AuthProvider>
      <Site initialEntries={[path]} />
      <Toaster />
    </AuthProvider>,
  );
}

/** The text of all toasts, newest first. */
export const toasts = () => screen.getByRole('region', { name: 'Pemberitahuan' }).textContent;
