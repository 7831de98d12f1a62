/**
 * Asks the identity server whether it still knows this session. Throws when it cannot be asked, so that a good link
 * is not called bad on a patchy network.
 */
export async function checkRecoverySession(accessToken: string): Promise<boolean> {
  const response = await fetch('/auth/v1/user', { headers: { authorization: `Bearer ${accessToken}` } });
  if (response.status >= 500) throw new Error(`The identity server answered ${response.status}`);
  return response.ok;
}
