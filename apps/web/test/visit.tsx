import { act, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { createRoutesStub, useLocation } from 'react-router';
import { Toaster } from '#web/components/ui/toaster.tsx';
import { AuthProvider } from '#web/lib/auth.tsx';

type Stub = Parameters<typeof createRoutesStub>[0][number];

/** Every page that a test does not bring along says only where it is. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`di ${pathname}${search}`}</p>;
}

/** Opens pages as the browser does: with the auth state around them and the toasts beside them. */
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

/** What the toasts say, the newest first. */
export const toasts = () => screen.getByRole('region', { name: 'Pemberitahuan' }).textContent;
