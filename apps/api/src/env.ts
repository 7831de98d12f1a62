import { availableParallelism } from 'node:os';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const milliseconds = z.coerce.number().int().min(0);
const count = z.coerce.number().int().min(1);
const seconds = z.coerce.number().int().min(0);
const secretKey = z
  .base64()
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((key) => key.length === 32, 'must be 32 bytes in base64');
const address = (...protocols: string[]) =>
  z.url({ protocol: new RegExp(`^(${protocols.join('|')})$`) }).transform((url) => url.replace(/\/$/, ''));

const Variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(21_200),
  /** The public origin of the site. */
  ORIGIN: address('https?'),
  /** Proxies whose X-Forwarded-For is trusted: addresses or ranges, separated by commas. */
  TRUST_PROXY: z.string().default('127.0.0.1,::1'),

  DATABASE_URL: address('postgres', 'postgresql'),
  DATABASE_POOL: count.default(10),
  /** Maximum time of a statement; for a lock it waits three fifths of it. */
  DATABASE_TIMEOUT_MS: count.default(5000),
  /** A read replica for public data, which may lag; default DATABASE_URL. */
  DATABASE_READ_URL: address('postgres', 'postgresql').optional(),
  REDIS_URL: address('rediss?'),
  /** Prefix of every Redis key, so that two installations can share a server. */
  REDIS_PREFIX: z.string().default('pilahbumi:'),
  /** Maximum time of a command; the request then goes on without it. */
  REDIS_TIMEOUT_MS: count.default(100),
  IDENTITY_URL: address('https?'),
  S3_ENDPOINT: address('https?'),
  /** Public URL of the store, when it is not S3_ENDPOINT; may have a path that a gateway strips. */
  S3_PUBLIC_URL: address('https?').optional(),
  S3_REGION: z.string(),
  S3_BUCKET: z.string(),
  S3_ACCESS_KEY: z.string(),
  S3_SECRET_KEY: z.string(),
  SMTP_URL: address('smtps?'),
  MAIL_FROM: z.string(),
  /** 32 random bytes in base64. Encrypts the secrets of authenticators: without it they cannot be recovered. */
  SECRETS_KEY: secretKey,
  /** Only while the key is replaced, and only for `admin reseal`. */
  OLD_SECRETS_KEY: secretKey.optional(),

  /** Requests in five minutes: per address for a visitor, per account for a member. */
  RATE_LIMIT_VISITOR: count.default(300),
  RATE_LIMIT_MEMBER: count.default(1500),
  /** Failed sign-ins before delays begin: per account and network, and per network. */
  LIMIT_FAILURES_ACCOUNT: count.default(5),
  LIMIT_FAILURES_NETWORK: count.default(100),
  /** Per half hour and network: registrations, and registrations with an address that is already taken. */
  LIMIT_REGISTRATIONS: count.default(60),
  LIMIT_TAKEN_ADDRESSES: count.default(5),
  /** Recovery mails per hour: per address, and per requesting network. */
  LIMIT_RECOVERIES_EMAIL: count.default(3),
  LIMIT_RECOVERIES_NETWORK: count.default(20),
  /** Photos to classify: per minute, by address for visitors and by account for members, and per day. */
  LIMIT_SCANS_VISITOR: count.default(30),
  LIMIT_SCANS_MEMBER: count.default(30),
  LIMIT_SCANS_DAY: count.default(200),
  /** Posts and replies of a member per day, during the first three days (NEW) and later. */
  LIMIT_POSTS_NEW: count.default(5),
  LIMIT_POSTS: count.default(20),
  LIMIT_REPLIES_NEW: count.default(30),
  LIMIT_REPLIES: count.default(200),
  /** Seconds between two of them. */
  LIMIT_POST_PAUSE_NEW: seconds.default(30),
  LIMIT_POST_PAUSE: seconds.default(5),
  LIMIT_REPLY_PAUSE_NEW: seconds.default(10),
  LIMIT_REPLY_PAUSE: seconds.default(5),
  /** Likes in a minute, and reports in a day. */
  LIMIT_LIKES: count.default(60),
  LIMIT_REPORTS: count.default(20),
  /** Requests to take a place down, per network and day. */
  LIMIT_TAKEDOWNS: count.default(5),
  /** Accounts of one network whose "still open" or "closed" count for one place in 30 days. */
  LIMIT_ANSWERS_NETWORK: count.default(1),
  /** Concurrent live streams per process; each uses two connections of the gateway. */
  LIMIT_LIVE_STREAMS: count.default(1000),

  /** The classifier service; without it this instance has classifier processes of its own. */
  CLASSIFIER_URL: address('https?').optional(),
  /** Photos that this instance may have at the classifier service at once; further ones are refused with 503. */
  CLASSIFIER_PENDING: count.default(64),
  /** Processes that classify photos, one photo at a time each. Default: number of cores; minus one within an API. */
  CLASSIFIER_PROCESSES: count.optional(),
  /** Queued photos per process; further photos are refused with 503. */
  CLASSIFIER_QUEUE: count.default(16),
  /** Maximum time for one photo; then the process is killed. */
  CLASSIFIER_DEADLINE_MS: count.default(3000),
  /** Photos after which a process is replaced by a fresh one. */
  CLASSIFIER_LIFETIME: count.default(50_000),

  /** Maximum time for an answer of the identity server; then signing in is unavailable. */
  IDENTITY_TIMEOUT_MS: count.default(3000),

  /** Maximum time of a request before it gets a 503. */
  HANDLER_TIMEOUT_MS: count.default(10_000),
  /**
   * How long the readiness probe says "draining" before the process stops listening. Must be longer than the two
   * seconds for which the gateway marks the previously replaced instance as down, else none is left, and than
   * the two seconds for which it keeps idle connections.
   */
  DRAIN_MS: milliseconds.optional(),

  /** "on" shows the fourteen invented places; default: on, but off in production. */
  SAMPLE_PLACES: z.enum(['on', 'off']).optional(),

  /** Where a worker answers the probe and Prometheus; without it, it listens on no port. */
  WORKER_PORT: port.optional(),

  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** With a token /metrics requires it; without one it refuses requests through the gateway. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Turns tracing on. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
});

const drainMs = (env: { NODE_ENV: string; DRAIN_MS?: number | undefined }) =>
  env.DRAIN_MS ?? (env.NODE_ENV === 'production' ? 3000 : 0);

const withPublicUrl = <E extends { S3_ENDPOINT: string; S3_PUBLIC_URL?: string | undefined }>(env: E) => ({
  ...env,
  S3_PUBLIC_URL: env.S3_PUBLIC_URL ?? env.S3_ENDPOINT,
});

const Env = Variables.transform((env) => ({
  ...withPublicUrl(env),
  CLASSIFIER_PROCESSES: env.CLASSIFIER_PROCESSES ?? Math.max(1, availableParallelism() - 1),
  DRAIN_MS: drainMs(env),
}));
export type Env = z.infer<typeof Env>;

const StoreEnv = Variables.pick({
  S3_ENDPOINT: true,
  S3_PUBLIC_URL: true,
  S3_REGION: true,
  S3_BUCKET: true,
  S3_ACCESS_KEY: true,
  S3_SECRET_KEY: true,
}).transform(withPublicUrl);
export type StoreEnv = z.infer<typeof StoreEnv>;

const ClassifierEnv = Variables.pick({
  NODE_ENV: true,
  HOST: true,
  PORT: true,
  CLASSIFIER_PROCESSES: true,
  CLASSIFIER_QUEUE: true,
  CLASSIFIER_DEADLINE_MS: true,
  CLASSIFIER_LIFETIME: true,
  DRAIN_MS: true,
  LOG_LEVEL: true,
}).transform((env) => ({
  ...env,
  CLASSIFIER_PROCESSES: env.CLASSIFIER_PROCESSES ?? availableParallelism(),
  DRAIN_MS: drainMs(env),
}));
export type ClassifierEnv = z.infer<typeof ClassifierEnv>;

/** What a process that decodes files of strangers must not have. */
const secretNames = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'REDIS_URL',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'SMTP_URL',
  'SECRETS_KEY',
  'OLD_SECRETS_KEY',
  'METRICS_TOKEN',
] as const satisfies (keyof z.input<typeof Variables>)[];

/** The classifier service refuses to start with secrets in its environment. */
export function readClassifierEnv(source: NodeJS.ProcessEnv): ClassifierEnv {
  const given = secretNames.filter((name) => source[name]);
  if (given.length) throw new Error(`The classifier must not have ${given.join(', ')}`);
  return read(ClassifierEnv, source);
}

/** Reads the environment once; missing or malformed values stop the process with the full list. */
export const readEnv = (source: NodeJS.ProcessEnv): Env => read(Env, source);

/** The only variable that a migration needs. */
export const readDatabaseUrl = (source: NodeJS.ProcessEnv): string =>
  read(Variables.pick({ DATABASE_URL: true }), source).DATABASE_URL;

/** What seeding needs. */
export function readSeedEnv(source: NodeJS.ProcessEnv): { databaseUrl: string; hasSamplePlaces: boolean } {
  const wanted = Variables.pick({ DATABASE_URL: true, NODE_ENV: true, SAMPLE_PLACES: true });
  const { DATABASE_URL, NODE_ENV, SAMPLE_PLACES } = read(wanted, source);
  return {
    databaseUrl: DATABASE_URL,
    hasSamplePlaces: (SAMPLE_PLACES ?? (NODE_ENV === 'production' ? 'off' : 'on')) === 'on',
  };
}

/** The variables that the operator's commands need. */
export const readOperatorEnv = (source: NodeJS.ProcessEnv) =>
  read(Variables.pick({ DATABASE_URL: true, NODE_ENV: true }), source);

/** The store of photos, for commands that read it. */
export const readStoreEnv = (source: NodeJS.ProcessEnv): StoreEnv => read(StoreEnv, source);

/** Both keys, for key rotation. */
export const readSecretKeys = (source: NodeJS.ProcessEnv) =>
  read(Variables.pick({ SECRETS_KEY: true, OLD_SECRETS_KEY: true }).required(), source);

function read<T extends z.ZodType>(schema: T, source: NodeJS.ProcessEnv): z.infer<T> {
  // An empty line in an env file means "not set".
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw new Error(`Invalid environment:\n${z.prettifyError(result.error)}`);
}
