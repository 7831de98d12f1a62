import { join } from 'node:path';
import { npmVersion } from '../npm-version.ts';
import { ports } from '../local-env.ts';
import { expectStatus } from '../probes.ts';
import { type Server, folderOf } from '../server.ts';
import { standIn } from '../stand-ins/stand-in.ts';

const address = `http://127.0.0.1:${ports.google}`;

export const google: Server = {
  name: 'google',
  address,
  ports: [ports.google],
  version: async () => `oauth2-mock-server ${npmVersion('oauth2-mock-server')}`,
  prepare: async () => undefined,
  command: () => ({
    ...standIn('google.ts', 'google-page.ts'),
    environment: {
      HOST: '127.0.0.1',
      PORT: `${ports.google}`,
      PUBLIC_ADDRESS: address,
      KEY_FILE: join(folderOf('google'), 'signing-key.json'),
    },
  }),
  ready: () => expectStatus(`${address}/jwks`, 200),
};
