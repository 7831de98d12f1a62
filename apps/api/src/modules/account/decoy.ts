import { contact } from '@app/contract/product';
import type { IdentityClient } from '#api/clients/identity.ts';
import { newToken } from '#api/lib/secret-token.ts';

const [, domain = ''] = contact.email.split('@');

/** An address of our own domain that no person uses. */
export const decoyEmail = `decoy@${domain}`;

/**
 * An account that nobody can sign in to: it has no profile, and its password is random and not stored.
 * A sign-in with an unknown address is checked against it, so that the identity server computes a hash
 * anyway and the response time does not reveal whether the address is known.
 */
export function decoyAccount(identity: IdentityClient) {
  let creation: Promise<unknown> | undefined;
  return {
    /** Called before every sign-in, because a slower first use would be measurable. */
    async prepare(): Promise<void> {
      creation ??= identity.signUp({ email: decoyEmail, password: newToken(), name: 'decoy' });
      await creation.catch(() => (creation = undefined));
    },
  };
}
