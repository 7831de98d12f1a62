import { localEnv } from '../../../services/src/local-env.ts';

const followRedirect = async (address: string) => {
  const response = await fetch(address, { redirect: 'manual' });
  const location = response.headers.get('location');
  if (!location) throw new Error(`${address} did not redirect: ${response.status} ${await response.text()}`);
  return new URL(location, address);
};

/** Signs in with the Google stand-in and returns the identity server's tokens from the fragment of the final URL. */
export async function signInWithGoogle(identityUrl: string, email: string) {
  const { ORIGIN } = localEnv();
  const query = new URLSearchParams({ provider: 'google', redirect_to: `${ORIGIN}/auth/callback` });
  const choice = await followRedirect(`${identityUrl}/authorize?${query.toString()}`);
  choice.searchParams.set('login_hint', email);
  const consent = await followRedirect(choice.href);
  const back = await followRedirect(consent.href);
  const home = await followRedirect(`${identityUrl}/callback${back.search}`);
  const fragment = new URLSearchParams(home.hash.slice(1));
  return {
    home: `${home.origin}${home.pathname}`,
    accessToken: fragment.get('access_token') ?? '',
    fragment,
    refreshToken: fragment.get('refresh_token') ?? '',
  };
}
