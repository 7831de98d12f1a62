/** Where people go who did not come from a guarded page. */
const home = '/dashboard';

/** Pages of the way in itself: to be sent back to one of them would be a circle. */
const waysIn = /^\/(?:login|register|forgot-password|reset-password|auth)(?:\/|$)/;

const here = new URL('https://here.invalid');

/**
 * The page to open after signing in. The address bar may say anything, so only a path of our own counts: a browser
 * takes `//evil.example` and `/\evil.example` for another site, also when dots or tabs come in between.
 */
export function safeNext(wish: string | null): string {
  if (!wish?.startsWith('/') || !URL.canParse(wish, here)) return home;
  const { origin, pathname, search, hash } = new URL(wish, here);
  const looksForeign = origin !== here.origin || /^\/(?:\/|\\|%2f|%5c)/i.test(pathname);
  return looksForeign || waysIn.test(pathname) ? home : pathname + search + hash;
}

/** The other way in, which must lead on to the same page. */
export const withNext = (path: string, next: string) =>
  next === home ? path : `${path}?${new URLSearchParams({ next })}`;
