/** Used when the sign-in did not start at a guarded page. */
const defaultPath = '/dashboard';

/** Redirecting to one of the sign-in pages would be a loop. */
const signInPages = /^\/(?:login|register|forgot-password|reset-password|auth)(?:\/|$)/;

const here = new URL('https://here.invalid');

/**
 * The page to open after sign-in. The parameter is untrusted, so only a path on our own origin counts: browsers treat
 * `//evil.example` and `/\evil.example` as another site, even with dots or tabs in between.
 */
export function safeNext(requestedPath: string | null): string {
  if (!requestedPath?.startsWith('/') || !URL.canParse(requestedPath, here)) return defaultPath;
  const { origin, pathname, search, hash } = new URL(requestedPath, here);
  const isForeign = origin !== here.origin || /^\/(?:\/|\\|%2f|%5c)/i.test(pathname);
  return isForeign || signInPages.test(pathname) ? defaultPath : pathname + search + hash;
}

/** A link to another sign-in page that keeps the same `next`. */
export const withNext = (path: string, next: string) =>
  next === defaultPath ? path : `${path}?${new URLSearchParams({ next })}`;
