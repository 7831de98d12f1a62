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

export const UserAnswer = z.object({
  id: z.uuid(),
  email: z.string().default(''),
  identities: z.array(Identity).nullish(),
});

/** What a token for people says; others of the same signer are for services. */
const audience = 'authenticated';

const Claims = z.object({
  aud: z.union([z.string(), z.array(z.string())]).default([]),
  session_id: z.uuid().optional(),
  amr: z.array(z.object({ method: z.string() })).optional(),
});

/** One way by which a person proved who they are. */
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

/** What a token says about itself. Believed only after the server that signed it has accepted it. */
export function claimsOf(accessToken: string): z.infer<typeof Claims> {
  const [, payload = ''] = accessToken.split('.');
  return Claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
}

/**
 * `user_metadata` is left alone: a person may write there what they like, also "email_verified".
 * What a provider said of them stands in the identity that came from it.
 * Not every server looks at the audience, so we do: undefined when the token is not meant for people.
 */
export function identityUser(answer: unknown, accessToken: string): IdentityUser | undefined {
  const { id, email, identities } = UserAnswer.parse(answer);
  const { aud, session_id: sessionId, amr } = claimsOf(accessToken);
  if (![aud].flat().includes(audience)) return undefined;
  return {
    id,
    email: email.toLowerCase(),
    sessionId,
    isRecovery: amr?.some(({ method }) => method === 'recovery' || method === 'otp'),
    proofs: (identities ?? []).map(({ identity_id, provider, identity_data: said }) => ({
      id: identity_id,
      provider,
      email: said.email?.toLowerCase() ?? '',
      emailVerified: said.email_verified === true,
      fullName: said.full_name ?? said.name ?? '',
    })),
  };
}
