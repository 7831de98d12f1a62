import { setImmediate as turn } from 'node:timers/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { StoreEnv } from '#api/env.ts';

/** Short, because a request waits while its photo is stored. */
const putTimeoutMs = 1500;

/** The S3-compatible store of photos. Nothing in it is public: browsers need a signed URL or the API. */
export function objectStore(env: StoreEnv) {
  const bucket = env.S3_BUCKET;
  const settings = {
    region: env.S3_REGION,
    credentials: { accessKeyId: env.S3_ACCESS_KEY, secretAccessKey: env.S3_SECRET_KEY },
    forcePathStyle: true,
    // Not every store supports the checksums that this client adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED' as const,
    responseChecksumValidation: 'WHEN_REQUIRED' as const,
  };
  const s3 = new S3Client({
    ...settings,
    endpoint: env.S3_ENDPOINT,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 5000 },
  });
  const { origin, pathname } = new URL(env.S3_PUBLIC_URL);
  const signer = new S3Client({ ...settings, endpoint: origin });

  return {
    async check(): Promise<void> {
      await s3.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal: AbortSignal.timeout(1000) });
    },

    async put(name: string, jpeg: Uint8Array): Promise<void> {
      const object = { Bucket: bucket, Key: name, Body: jpeg, ContentType: 'image/jpeg' };
      await s3.send(new PutObjectCommand(object), { abortSignal: AbortSignal.timeout(putTimeoutMs) });
    },

    /** Undefined when it does not exist. The caller must consume or destroy the stream. */
    async read(name: string): Promise<{ body: Readable; length: number | undefined } | undefined> {
      try {
        const { Body, ContentLength } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: name }));
        // In Node it is always a Readable.
        return { body: Body as Readable, length: ContentLength };
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },

    /** At most a thousand names. Missing objects count as removed. */
    async remove(names: string[]): Promise<void> {
      const { Errors: failures = [] } = await s3.send(
        new DeleteObjectsCommand({
          Bucket: bucket,
          Delete: { Objects: names.map((name) => ({ Key: name })), Quiet: true },
        }),
      );
      const [first] = failures;
      if (first)
        throw new Error(`${failures.length} objects were not removed: ${first.Code} ${first.Message}`);
    },

    /** A temporary URL for one object. */
    async signedUrl(name: string, seconds: number): Promise<string> {
      const command = new GetObjectCommand({ Bucket: bucket, Key: name });
      const url = new URL(await getSignedUrl(signer, command, { expiresIn: seconds }));
      // The gateway strips this path, so it is not part of the signature.
      url.pathname = `${pathname.replace(/\/$/, '')}${url.pathname}`;
      // Signing blocks the event loop for half a millisecond, so other requests run in between.
      await turn();
      return url.href;
    },

    close() {
      s3.destroy();
      signer.destroy();
    },
  };
}

export type ObjectStore = ReturnType<typeof objectStore>;
