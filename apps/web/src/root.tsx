import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root.ts';
import { ErrorScreen } from '#web/components/layout/error-screen.tsx';
import { AuthProvider } from '#web/lib/auth.tsx';
import { beforePaintScript } from '#web/lib/before-paint.ts';
import { themeColours } from '#web/lib/display-settings.ts';
import { fontUrl } from '#web/styles/font.ts';
import '#web/styles/app.css';

export const links = () => [
  { rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const,
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

const inlineScript = { __html: import.meta.env.SSR ? beforePaintScript() : '' };

/** The inline script changes <html> before hydration, hence the suppressed warning; browsers need no second copy of it. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="id" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={themeColours.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={themeColours.dark} media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
        <script suppressHydrationWarning dangerouslySetInnerHTML={inlineScript} />
      </head>
      <body className="flex min-h-dvh flex-col">
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <AuthProvider>
      <Outlet />
    </AuthProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
