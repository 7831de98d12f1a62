import type { TestApi } from './harness.ts';

/** Follows the link of a recovery mail and returns the token that a browser would get. */
export async function recoveryToken({ env }: TestApi, html: string): Promise<string> {
  const [, query = ''] = /\/auth\/v1\/verify(\?[^"]+)"/.exec(html) ?? [];
  const response = await fetch(`${env.IDENTITY_URL}/verify${query.replaceAll('&amp;', '&')}`, {
    redirect: 'manual',
  });
  const { hash } = new URL(response.headers.get('location') ?? '', env.ORIGIN);
  return new URLSearchParams(hash.slice(1)).get('access_token') ?? '';
}
