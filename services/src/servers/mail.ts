import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npmVersion } from '../npm-version.ts';
import { ports } from '../local-env.ts';
import { expectStatus, expectReply } from '../probes.ts';
import { type Server, folderOf } from '../server.ts';

const address = `http://127.0.0.1:${ports.mail}`;

export const mail: Server = {
  name: 'mail',
  address,
  ports: [ports.smtp, ports.mail],
  version: async () => `maildev ${npmVersion('maildev')}`,
  prepare: async () => undefined,

  command: () => ({
    program: process.execPath,
    arguments: [
      fileURLToPath(new URL('bin/maildev.js', import.meta.resolve('maildev'))),
      `--smtp=${ports.smtp}`,
      `--web=${ports.mail}`,
      // By default it listens on every address of the machine.
      '--ip=127.0.0.1',
      '--web-ip=127.0.0.1',
      `--mail-directory=${join(folderOf('mail'), 'data')}`,
      '--max-emails=1000',
    ],
  }),

  async ready() {
    await expectReply(ports.smtp, '220 ');
    await expectStatus(`${address}/api/healthz`, 200);
  },
};
