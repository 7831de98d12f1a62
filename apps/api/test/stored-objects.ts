import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { localEnv } from '../../../services/src/local-env.ts';

const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY } = localEnv();
const s3 = new S3Client({
  endpoint: S3_ENDPOINT,
  region: S3_REGION,
  forcePathStyle: true,
  credentials: { accessKeyId: S3_ACCESS_KEY, secretAccessKey: S3_SECRET_KEY },
});

/** Object names in the store, read directly from it. */
export async function storedNames(prefix: string): Promise<string[]> {
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: S3_BUCKET, Prefix: prefix }));
  return Contents.map(({ Key }) => Key ?? '').toSorted();
}

export async function storedObject(name: string): Promise<Buffer> {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket: S3_BUCKET, Key: name }));
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
}
