import type { GoTrueClient, User } from '@supabase/auth-js';

/**
 * The browser uses the identity server only for Google, for a recovery link and for signing out of it. Its session
 * is exchanged for ours once; until then it stays in this tab, so that a reload loses nothing.
 */
const storageKey = 'identity';

let client: Promise<GoTrueClient> | undefined;

/** 23 kB, loaded at the first use. */
function identityClient(): Promise<GoTrueClient> {
  client ??= import('@supabase/auth-js')
    .then(
      ({ GoTrueClient: Client }) =>
        new Client({
          url: `${location.origin}/auth/v1`,
          flowType: 'implicit',
          storageKey,
          storage: sessionStorage,
          // The pages read the URL themselves, because they clear it at once.
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

/** Opens a session with the tokens of a link or of Google's redirect. Throws when the identity server refuses them. */
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

/** The session stored in this tab, after a reload for example. */
export async function storedIdentitySession(): Promise<IdentitySession | undefined> {
  if (!isSessionStored()) return undefined;
  const { data, error } = await (await identityClient()).getSession();
  if (error) throw error;
  return data.session ? { accessToken: data.session.access_token, user: data.session.user } : undefined;
}

/** Ends it here and, when the network allows, at the identity server. Never fails. */
export async function closeIdentitySession(): Promise<void> {
  if (!isSessionStored()) return;
  try {
    await (await identityClient()).signOut({ scope: 'local' });
  } catch {
    // The client could not be loaded; the stored session must be deleted anyway.
    clearIdentitySession();
  }
}

/** For a session that our API has exchanged: the identity server no longer knows it. */
export const clearIdentitySession = () => sessionStorage.removeItem(storageKey);

function isSessionStored(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

/** The URL of Google's consent page. */
export async function googleUrl(): Promise<string> {
  const { data, error } = await (
    await identityClient()
  ).signInWithOAuth({
    provider: 'google',
    options: {
      redirectTo: `${location.origin}/auth/callback`,
      queryParams: { prompt: 'select_account' },
      skipBrowserRedirect: true,
    },
  });
  if (error) throw error;
  return data.url;
}
