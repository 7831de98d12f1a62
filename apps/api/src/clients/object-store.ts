import { HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { Env } from '#api/env.ts';

/** The S3-compatible store that holds photos. */
export function objectStore(env: Env) {
  const bucket = env.S3_BUCKET;
  const s3 = new S3Client({
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    credentials: { accessKeyId: env.S3_ACCESS_KEY, secretAccessKey: env.S3_SECRET_KEY },
    forcePathStyle: true,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 5000 },
  });
  return {
    async check(): Promise<void> {
      await s3.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal: AbortSignal.timeout(1000) });
    },
    close: () => s3.destroy(),
  };
}
