import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/**
 * Nonce, tag, then the encrypted bytes. The owner's id is authenticated with them, so a secret that is copied
 * into another person's row cannot be decrypted.
 */
export function sealSecret(key: Buffer, owner: string, secret: Uint8Array): Buffer {
  const nonce = randomBytes(nonceLength);
  const seal = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(owner));
  const encrypted = Buffer.concat([seal.update(secret), seal.final()]);
  return Buffer.concat([nonce, seal.getAuthTag(), encrypted]);
}

export function openSecret(key: Buffer, owner: string, sealed: Buffer): Buffer {
  const nonce = sealed.subarray(0, nonceLength);
  const tag = sealed.subarray(nonceLength, nonceLength + tagLength);
  const seal = createDecipheriv(cipher, key, nonce, { authTagLength: tagLength })
    .setAAD(Buffer.from(owner))
    .setAuthTag(tag);
  return Buffer.concat([seal.update(sealed.subarray(nonceLength + tagLength)), seal.final()]);
}
