/**
 * The identity server (Supabase Auth's protocol). Its own /health answers 200 with its database
 * gone; refreshing a token that nobody has is the cheapest call that reads a table: one index
 * lookup, no password hash, and 400 when all is well.
 */
export const identityClient = (url: string) => ({
  async check(): Promise<void> {
    const response = await fetch(`${url}/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"refresh_token":"pilahbumi000"}',
      signal: AbortSignal.timeout(1000),
    });
    const { error_code: code } = (await response.json()) as { error_code?: string };
    if (response.status !== 400) throw new Error(`Identity server answered ${response.status} ${code ?? ''}`);
  },
});
