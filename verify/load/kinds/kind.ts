import { randomUUID } from 'node:crypto';
import type { Random } from '@app/api/test/random';

/** What one person asks for; `isMember`: with their session. */
export type Asked = {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: Buffer | string;
  isMember?: boolean;
};

/** What there is to be asked for. */
export type World = {
  listings: number;
  posts: number;
  news: number[];
  innovation: number[];
  /** Addresses of the built site's own files. */
  files: string[];
  /** Whole bodies of forms, each with a photo. */
  forms: { type: string; bodies: Buffer[] };
  random: Random;
};
export type Kind = (world: World, person: number) => Asked;

export const asJson = (value: unknown) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  body: JSON.stringify(value),
  isMember: true,
});

/** A number below the limit, the first ones most often (Zipf's law, near enough). */
export const popular = ({ below }: Random, limit: number): number =>
  Math.floor(limit ** (below(1_000_000) / 1_000_000)) - 1;
