import { eventually } from './eventually.ts';
import type { TestApi } from './harness.ts';

/** Follows the link of a recovery mail, and returns what a browser would get in the fragment. */
export async function openRecoveryLink({ env }: TestApi, html: string): Promise<URLSearchParams> {
  const [, query = ''] = /\/auth\/v1\/verify(\?[^"]+)"/.exec(html) ?? [];
  const response = await fetch(`${env.IDENTITY_URL}/verify${query.replaceAll('&amp;', '&')}`, {
    redirect: 'manual',
  });
  const { hash } = new URL(response.headers.get('location') ?? '', env.ORIGIN);
  return new URLSearchParams(hash.slice(1));
}

/** The token that the link gives. Supabase Auth commits after it has sent the mail, so a first try may be too early. */
export async function recoveryToken(api: TestApi, html: string): Promise<string> {
  const opened = await eventually(
    () => openRecoveryLink(api, html),
    (answer) => answer.has('access_token'),
  );
  return opened.get('access_token') ?? '';
}
