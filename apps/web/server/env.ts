import { z } from 'zod';

const Env = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65_535),
  DRAIN_MS: z.coerce.number().int().min(0).default(1000),
});

/** Reads the environment once; a missing or malformed value stops the process with a list. */
export function readEnv(source: NodeJS.ProcessEnv) {
  const result = Env.safeParse(source);
  if (result.success) return result.data;
  throw new Error(`Invalid environment:\n${z.prettifyError(result.error)}`);
}
