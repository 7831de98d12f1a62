import { z } from 'zod';

const Identity = z.object({
  identity_id: z.string(),
  provider: z.string(),
  identity_data: z.object({
    email: z.string().optional(),
    email_verified: z.boolean().optional(),
    full_name: z.string().optional(),
    name: z.string().optional(),
  }),
});

export const UserResponse = z.object({
  id: z.uuid(),
  email: z.string().default(''),
  identities: z.array(Identity).nullish(),
});

/** Audience of user tokens; other tokens of the same signer are for services. */
const audience = 'authenticated';

const Claims = z.object({
  aud: z.union([z.string(), z.array(z.string())]).default([]),
  session_id: z.uuid().optional(),
  amr: z.array(z.object({ method: z.string() })).optional(),
});

/** A linked sign-in method of a person. */
export type Proof = { id: string; provider: string; email: string; emailVerified: boolean; fullName: string };

export type IdentityUser = {
  id: string;
  email: string;
  /** The identity server's own session, which the access token belongs to. */
  sessionId: string | undefined;
  /** Whether the session came from a recovery mail; undefined where the server does not say. */
  isRecovery: boolean | undefined;
  proofs: Proof[];
};

/** Claims of a token. Trusted only after the server that signed it has accepted it. */
export function claimsOf(accessToken: string): z.infer<typeof Claims> {
  const [, payload = ''] = accessToken.split('.');
  return Claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
}

/**
 * `user_metadata` is ignored: users can write anything there, including "email_verified".
 * Data of a provider is in the identity that came from it.
 * Not every server checks the audience, so it is checked here: undefined when it is not a user token.
 */
export function identityUser(response: unknown, accessToken: string): IdentityUser | undefined {
  const { id, email, identities } = UserResponse.parse(response);
  const { aud, session_id: sessionId, amr } = claimsOf(accessToken);
  if (![aud].flat().includes(audience)) return undefined;
  return {
    id,
    email: email.toLowerCase(),
    sessionId,
    isRecovery: amr?.some(({ method }) => method === 'recovery' || method === 'otp'),
    proofs: (identities ?? []).map(({ identity_id, provider, identity_data: data }) => ({
      id: identity_id,
      provider,
      email: data.email?.toLowerCase() ?? '',
      emailVerified: data.email_verified === true,
      fullName: data.full_name ?? data.name ?? '',
    })),
  };
}
