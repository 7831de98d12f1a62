import { contact } from '@app/contract/product';
import type { IdentityClient } from '#api/clients/identity.ts';
import { newToken } from '#api/lib/secret-token.ts';

const [, domain = ''] = contact.email.split('@');

/** An address of our own that belongs to nobody. */
export const decoyEmail = `decoy@${domain}`;

/**
 * An account that nobody can sign in to: it has no profile, and its password was never written down.
 * Who signs in with an address that nobody has is checked against it, so that the identity server
 * computes a hash all the same and the time of the answer tells nothing.
 */
export function decoyAccount(identity: IdentityClient) {
  let made: Promise<unknown> | undefined;
  return {
    /** Before every sign-in, not only before those that need it: the first one would stand out. */
    async prepare(): Promise<void> {
      made ??= identity.signUp({ email: decoyEmail, password: newToken(), name: 'decoy' });
      await made.catch(() => (made = undefined));
    },
  };
}
