import { randomUUID } from 'node:crypto';
import type { Random } from '@app/api/test/random.ts';

/** A request of one user; `isMember`: with their session. */
export type LoadRequest = {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: Buffer | string;
  isMember?: boolean;
};

/** The data that requests are made from. */
export type LoadContext = {
  listings: number;
  posts: number;
  news: number[];
  innovation: number[];
  /** Paths of the built scripts and styles. */
  files: string[];
  /** Complete form bodies, each with a photo. */
  forms: { type: string; bodies: Buffer[] };
  random: Random;
};
export type Kind = (context: LoadContext, user: number) => LoadRequest;

export const asJson = (value: unknown) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  body: JSON.stringify(value),
  isMember: true,
});

/** A number below the limit, low ones most often (approximates Zipf's law). */
export const zipfBelow = ({ below }: Random, limit: number): number =>
  Math.floor(limit ** (below(1_000_000) / 1_000_000)) - 1;
