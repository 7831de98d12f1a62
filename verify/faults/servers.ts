import { join } from 'node:path';
import { servicesFolder } from '@app/services/src/local-env.ts';
import type { Server } from '@app/services/src/server.ts';
import { folderOf } from '@app/services/src/server.ts';
import { mkdirSync } from 'node:fs';
import type { Part } from './supervised.ts';

/** The mail catcher drops old mails by default; this keeps those of a whole run. */
const keepAllMails = (arg: string) => arg.replace(/^--max-emails=.*/, '--max-emails=1000000');

/** A server of `pnpm services`, started the same way but supervised here. */
export function serverPart(server: Server): Part {
  mkdirSync(folderOf(server.name), { recursive: true });
  const { program, arguments: words, environment, user, folder } = server.command();
  return {
    name: server.name,
    command: {
      program,
      arguments: words.map(keepAllMails),
      environment: { PATH: process.env.PATH, HOME: process.env.HOME, LANG: 'C.UTF-8', ...environment },
      log: join(servicesFolder, `${server.name}.log`),
      folder: folder ?? folderOf(server.name),
      user,
    },
    prepare: () => server.prepare(),
    ready: () => server.ready(),
    ...(server.stopSignal && { stopSignal: server.stopSignal }),
  };
}
