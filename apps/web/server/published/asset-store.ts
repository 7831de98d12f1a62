import type { StoreEnv } from '../env.ts';
import type { Release } from './releases.ts';
import { signedFetch } from './signed-fetch.ts';

const immutable = 'public, max-age=31536000, immutable';

/** The bucket that the gateway reads without a signature; the photos of people are in another. */
export function assetStore(env: StoreEnv) {
  const bucket = `/${env.ASSETS_BUCKET}`;
  const pathOf = (name: string) => `${bucket}/assets/${name}`;
  const list = `${bucket}/releases.json`;

  async function send(path: string, request: Parameters<typeof signedFetch>[2], accepted: number[] = []) {
    const response = await signedFetch(env, path, request);
    if (response.ok || accepted.includes(response.status)) return response;
    throw new Error(
      `The store answers ${response.status} to ${request.method} ${path}: ${await response.text()}`,
    );
  }

  return {
    /** Everybody may read the files and nothing else. Where the key may not do this (403), the operator has done it. */
    async prepare(): Promise<void> {
      await send(bucket, { method: 'PUT' }, [403, 409]);
      const resource = `arn:aws:s3:::${env.ASSETS_BUCKET}/assets/*`;
      const readable = { Effect: 'Allow', Principal: '*', Action: 's3:GetObject', Resource: resource };
      const policy = JSON.stringify({ Version: '2012-10-17', Statement: [readable] });
      await send(`${bucket}?policy`, { method: 'PUT', body: policy }, [403]);
    },

    async put(name: string, body: Uint8Array, type: string): Promise<void> {
      const headers = { 'content-type': type, 'cache-control': immutable };
      await send(pathOf(name), { method: 'PUT', body, headers });
    },

    async remove(name: string): Promise<void> {
      await send(pathOf(name), { method: 'DELETE' }, [404]);
    },

    /** Whether the gateway, which has no key, gets a file. */
    isReadable: async (name: string): Promise<boolean> =>
      (await fetch(new URL(pathOf(name), env.S3_ENDPOINT))).ok,

    async releases(): Promise<Release[]> {
      const response = await send(list, { method: 'GET' }, [404]);
      return response.ok ? ((await response.json()) as Release[]) : [];
    },

    async setReleases(releases: readonly Release[]): Promise<void> {
      await send(list, { method: 'PUT', body: JSON.stringify(releases) });
    },
  };
}
