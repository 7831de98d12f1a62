import type { GoTrueClient, User } from '@supabase/auth-js';

/**
 * The identity server, which the browser meets only for Google, for a recovery link and for signing out of it.
 * Its session opens ours and is spent by that; until then it stays in this tab, so that a reload loses nothing.
 */
const storageKey = 'identity';

let client: Promise<GoTrueClient> | undefined;

/** 23 kB that hardly anybody needs: fetched at the first use. */
function identityClient(): Promise<GoTrueClient> {
  client ??= import('@supabase/auth-js')
    .then(
      ({ GoTrueClient: Client }) =>
        new Client({
          url: `${location.origin}/auth/v1`,
          flowType: 'implicit',
          storageKey,
          storage: sessionStorage,
          // The pages read the address themselves, because they clear it at once.
          detectSessionInUrl: false,
          autoRefreshToken: false,
        }),
    )
    .catch((error: unknown) => {
      client = undefined;
      throw error;
    });
  return client;
}

export type IdentitySession = { accessToken: string; user: User };

/** The tokens of a link or of Google's answer; the identity server is asked whose they are. Throws its refusal. */
export async function openIdentitySession(tokens: {
  accessToken: string;
  refreshToken?: string | undefined;
}): Promise<IdentitySession | undefined> {
  const { data, error } = await (
    await identityClient()
  ).setSession({
    access_token: tokens.accessToken,
    refresh_token: tokens.refreshToken ?? tokens.accessToken,
  });
  if (error) throw error;
  return data.session ? { accessToken: data.session.access_token, user: data.session.user } : undefined;
}

/** The session that this tab still has, after a reload for example. */
export async function keptIdentitySession(): Promise<IdentitySession | undefined> {
  if (!sessionIsKept()) return undefined;
  const { data, error } = await (await identityClient()).getSession();
  if (error) throw error;
  return data.session ? { accessToken: data.session.access_token, user: data.session.user } : undefined;
}

/** Ends it here and, when the network allows, at the identity server. Never fails. */
export async function closeIdentitySession(): Promise<void> {
  if (!sessionIsKept()) return;
  try {
    await (await identityClient()).signOut({ scope: 'local' });
  } catch {
    // The client could not be fetched: what is kept here must go all the same.
    forgetIdentitySession();
  }
}

/** For a session that our API has spent: the identity server knows it no more. */
export const forgetIdentitySession = () => sessionStorage.removeItem(storageKey);

function sessionIsKept(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

/** Where the browser must go for Google's consent. */
export async function googleAddress(): Promise<string> {
  const { data, error } = await (
    await identityClient()
  ).signInWithOAuth({
    provider: 'google',
    options: {
      redirectTo: `${location.origin}/auth/callback`,
      queryParams: { access_type: 'offline', prompt: 'consent' },
      skipBrowserRedirect: true,
    },
  });
  if (error) throw error;
  return data.url;
}
