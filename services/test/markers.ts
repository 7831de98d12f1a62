import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Client } from 'pg';
import { expectReply } from '../src/probes.ts';
import type { PrivateSet } from './private-set.ts';

/** Data that is stored in a server, and a check that it is still there. */
export type Marker = { put(): Promise<unknown>; find(): Promise<unknown>; expected: unknown };

const account = { email: 'budi@pilahbumi.test', password: 'sampah-terpilah' };

const json = async (address: string) => (await fetch(address)).json() as Promise<unknown>;

export const createMarkers = ({ environment: env, ports }: PrivateSet): Record<string, Marker> => {
  // `asRole` cannot be imported here: its module reads the ports, which the test sets first.
  const superuser = new URL(env.DATABASE_URL);
  superuser.username = 'postgres';
  const query = async (text: string) => {
    const client = new Client({ connectionString: superuser.href });
    await client.connect();
    try {
      return (await client.query<{ word: string }>(text)).rows.map(({ word }) => word);
    } finally {
      await client.end();
    }
  };
  const post = (path: string, body: object) =>
    fetch(`${env.IDENTITY_URL}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const objects = new S3Client({
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    forcePathStyle: true,
    credentials: { accessKeyId: env.S3_ACCESS_KEY, secretAccessKey: env.S3_SECRET_KEY },
  });
  const photo = { Bucket: env.S3_BUCKET, Key: 'kertas.txt' };
  const keysOfGoogle = () => json(`http://127.0.0.1:${ports.google}/jwks`);
  const google: Marker = {
    put: async () => (google.expected = await keysOfGoogle()),
    find: keysOfGoogle,
    expected: undefined,
  };

  return {
    postgres: {
      put: () => query(`create table marker as select 'daun' as word`),
      find: () => query('select word from marker'),
      expected: ['daun'],
    },
    redis: {
      put: () => expectReply(ports.redis, '+OK', 'SET marker daun\r\n'),
      find: async () => {
        await expectReply(ports.redis, '$4\r\ndaun', 'GET marker\r\n');
        return 'daun';
      },
      expected: 'daun',
    },
    identity: {
      put: () => post('/signup', account),
      find: async () => (await post('/token?grant_type=password', account)).status,
      expected: 200,
    },
    objects: {
      put: () => objects.send(new PutObjectCommand({ ...photo, Body: 'daun' })),
      find: async () => (await objects.send(new GetObjectCommand(photo))).Body?.transformToString(),
      expected: 'daun',
    },
    mail: {
      put: () => post('/recover', { email: account.email }),
      find: async () => {
        const mails = (await json(`http://127.0.0.1:${ports.mail}/api/email`)) as { subject: string }[];
        return mails.map(({ subject }) => subject);
      },
      expected: ['Atur ulang password PilahBumi'],
    },
    google,
  };
};
