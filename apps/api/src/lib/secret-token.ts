import { hash, randomBytes } from 'node:crypto';

const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits, base64url: cannot be guessed, so an unsalted hash is enough to store it. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const isToken = (text: string): boolean => tokenPattern.test(text);

export const hashOfToken = (token: string): Buffer => hash('sha256', token, 'buffer');
