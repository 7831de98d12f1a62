import { join } from 'node:path';
import { run } from '@app/services/src/run.ts';

/** A certificate for one host that nobody else trusts, valid for two days: HOST.crt and HOST.key in the folder. */
export async function makeCertificate(folder: string, host: string) {
  const [certificate, key] = [join(folder, `${host}.crt`), join(folder, `${host}.key`)];
  const words = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=${host}`;
  const names = ['-addext', `subjectAltName=DNS:${host}`];
  await run({
    program: 'openssl',
    arguments: [...words.split(' '), ...names, '-keyout', key, '-out', certificate],
  });
  return { certificate, key };
}
