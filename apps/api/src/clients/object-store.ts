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
import type { Env } from '#api/env.ts';

/** Somebody waits for an answer while their photo is stored. */
const storing = 1500;

/** The S3-compatible store that holds photos. Nothing in it is public: a browser needs a signed address, or us. */
export function objectStore(env: Env) {
  const bucket = env.S3_BUCKET;
  const settings = {
    region: env.S3_REGION,
    credentials: { accessKeyId: env.S3_ACCESS_KEY, secretAccessKey: env.S3_SECRET_KEY },
    forcePathStyle: true,
    // Not every store knows the checksums that this client likes to add.
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
      await s3.send(new PutObjectCommand(object), { abortSignal: AbortSignal.timeout(storing) });
    },

    /** Undefined when it is not there. Whoever reads it must come to its end, or destroy it. */
    async read(name: string): Promise<{ body: Readable; length: number | undefined } | undefined> {
      try {
        const { Body, ContentLength } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: name }));
        // In Node it is always a stream of Node.
        return { body: Body as Readable, length: ContentLength };
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },

    /** At most a thousand. What is not there counts as removed. */
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

    /** An address that lets whoever has it see this one object for a while. */
    async signedUrl(name: string, seconds: number): Promise<string> {
      const command = new GetObjectCommand({ Bucket: bucket, Key: name });
      const url = new URL(await getSignedUrl(signer, command, { expiresIn: seconds }));
      // The store never sees the path that the gateway takes away, so it is no part of the signature.
      url.pathname = `${pathname.replace(/\/$/, '')}${url.pathname}`;
      return url.href;
    },

    close() {
      s3.destroy();
      signer.destroy();
    },
  };
}

export type ObjectStore = ReturnType<typeof objectStore>;
