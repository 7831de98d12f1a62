import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { localEnv, ports } from '../local-env.ts';
import { ensureGoProgram, pathOf } from '../machine/go-program.ts';
import { expectStatus } from '../probes.ts';
import { type Server, folderOf } from '../server.ts';

/** Also the store of backups in verify/restore. */
export const versitygw = {
  name: 'versitygw',
  module: 'github.com/versity/versitygw/cmd/versitygw',
  version: '1.8.0',
};
const address = `http://127.0.0.1:${ports.objects}`;
const dataFolder = join(folderOf('objects'), 'data');

export const objects: Server = {
  name: 'objects',
  address,
  ports: [ports.objects],
  version: async () => `versitygw ${versitygw.version}`,

  async prepare() {
    await ensureGoProgram(versitygw);
    await mkdir(dataFolder, { recursive: true });
  },

  command() {
    const { S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY } = localEnv();
    return {
      program: pathOf(versitygw),
      arguments: [
        '--quiet',
        '--keep-alive',
        '--health=/health',
        `--region=${S3_REGION}`,
        `--port=127.0.0.1:${ports.objects}`,
        'posix',
        dataFolder,
      ],
      environment: { ROOT_ACCESS_KEY: S3_ACCESS_KEY, ROOT_SECRET_KEY: S3_SECRET_KEY },
    };
  },

  ready: () => expectStatus(`${address}/health`, 200),

  async provision() {
    // Imported here because loading it is slow and `status` does not need it.
    const { CreateBucketCommand, S3Client } = await import('@aws-sdk/client-s3');
    const { S3_REGION, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY } = localEnv();
    const client = new S3Client({
      endpoint: address,
      region: S3_REGION,
      forcePathStyle: true,
      credentials: { accessKeyId: S3_ACCESS_KEY, secretAccessKey: S3_SECRET_KEY },
    });
    try {
      await client.send(new CreateBucketCommand({ Bucket: S3_BUCKET }));
    } catch (error) {
      if (!(error instanceof Error && error.name === 'BucketAlreadyOwnedByYou')) throw error;
    } finally {
      client.destroy();
    }
  },
};
