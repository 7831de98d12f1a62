/**
 * Whether the identity server still accepts this session. Throws when the server cannot be reached, so that a valid
 * link is not reported as invalid on an unreliable connection.
 */
export async function checkRecoverySession(accessToken: string): Promise<boolean> {
  const response = await fetch('/auth/v1/user', { headers: { authorization: `Bearer ${accessToken}` } });
  if (response.status >= 500) throw new Error(`Identity server responded with ${response.status}`);
  return response.ok;
}
