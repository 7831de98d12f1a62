import { localEnv } from '../../../services/src/local-env.ts';

const follow = async (address: string) => {
  const response = await fetch(address, { redirect: 'manual' });
  const location = response.headers.get('location');
  if (!location) throw new Error(`${address} leads nowhere: ${response.status} ${await response.text()}`);
  return new URL(location, address);
};

/** What a browser carries home from Google: the identity server's tokens, from the fragment of the last address. */
export async function signInWithGoogle(identityUrl: string, email: string) {
  const { ORIGIN } = localEnv();
  const question = new URLSearchParams({ provider: 'google', redirect_to: `${ORIGIN}/auth/callback` });
  const choice = await follow(`${identityUrl}/authorize?${question.toString()}`);
  choice.searchParams.set('login_hint', email);
  const consent = await follow(choice.href);
  const back = await follow(consent.href);
  const home = await follow(`${identityUrl}/callback${back.search}`);
  const answer = new URLSearchParams(home.hash.slice(1));
  return {
    home: `${home.origin}${home.pathname}`,
    accessToken: answer.get('access_token') ?? '',
    refreshToken: answer.get('refresh_token') ?? '',
  };
}
