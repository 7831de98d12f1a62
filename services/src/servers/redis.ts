import { ports } from '../local-env.ts';
import { ensurePrograms } from '../machine/ensure.ts';
import { findOnPath } from '../machine/find.ts';
import { expectReply } from '../probes.ts';
import { run } from '../run.ts';
import type { Server } from '../server.ts';

const program = () => findOnPath('redis-server') ?? 'redis-server';

export const redis: Server = {
  name: 'redis',
  address: `redis://127.0.0.1:${ports.redis}/0`,
  ports: [ports.redis],

  async version() {
    const sentence = await run({ program: program(), arguments: ['--version'] });
    return /v=(\S+)/.exec(sentence)?.[1] ?? sentence;
  },

  prepare: () => ensurePrograms('servers'),

  // The append-only file is written before the reply, so that a kill loses nothing.
  command: () => ({
    program: program(),
    arguments: ['--port', `${ports.redis}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'yes'],
  }),

  ready: () => expectReply(ports.redis, '+PONG', 'PING\r\n'),
};
