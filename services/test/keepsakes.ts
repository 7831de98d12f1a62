import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Client } from 'pg';
import { expectWords } from '../src/probes.ts';
import type { PrivateSet } from './private-set.ts';

/** What is put into a server, and how to see that it is still there. */
export type Keepsake = { put(): Promise<unknown>; find(): Promise<unknown>; expected: unknown };

const person = { email: 'budi@pilahbumi.test', password: 'sampah-terpilah' };

const json = async (address: string) => (await fetch(address)).json() as Promise<unknown>;

export const keepsakes = ({ environment: env, ports }: PrivateSet): Record<string, Keepsake> => {
  const query = async (text: string) => {
    const client = new Client({ connectionString: env.DATABASE_URL });
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
  const google: Keepsake = {
    put: async () => (google.expected = await keysOfGoogle()),
    find: keysOfGoogle,
    expected: undefined,
  };

  return {
    postgres: {
      put: () => query(`create table keepsake as select 'daun' as word`),
      find: () => query('select word from keepsake'),
      expected: ['daun'],
    },
    redis: {
      put: () => expectWords(ports.redis, '+OK', 'SET keepsake daun\r\n'),
      find: async () => {
        await expectWords(ports.redis, '$4\r\ndaun', 'GET keepsake\r\n');
        return 'daun';
      },
      expected: 'daun',
    },
    identity: {
      put: () => post('/signup', person),
      find: async () => (await post('/token?grant_type=password', person)).status,
      expected: 200,
    },
    objects: {
      put: () => objects.send(new PutObjectCommand({ ...photo, Body: 'daun' })),
      find: async () => (await objects.send(new GetObjectCommand(photo))).Body?.transformToString(),
      expected: 'daun',
    },
    mail: {
      put: () => post('/recover', { email: person.email }),
      find: async () => {
        const mails = (await json(`http://127.0.0.1:${ports.mail}/api/email`)) as { subject: string }[];
        return mails.map(({ subject }) => subject);
      },
      expected: ['Atur ulang password PilahBumi'],
    },
    google,
  };
};
