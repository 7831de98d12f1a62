import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

function capture(write: (log: ReturnType<typeof createLogger>) => void): string {
  let lines = '';
  write(createLogger('info', new Writable({ write: (line, _, done) => ((lines += line), done()) })));
  return lines;
}

test('secrets and addresses of people stay out of the log, at any of the usual depths', () => {
  const person = { email: 'rahasia@contoh.id', password: 'rahasia', token: 'rahasia' };
  const lines = capture((log) => {
    log.info({ ...person, authorization: 'rahasia' });
    log.info({ body: person, headers: { cookie: 'rahasia', authorization: 'rahasia' } });
    log.info({ req: { headers: { authorization: 'rahasia', cookie: 'rahasia' }, body: person } });
    log.child({ mail: { to: 'rahasia@contoh.id' } }).info('sent');
  });
  expect(lines.split('\n')).toHaveLength(5);
  expect(lines).not.toContain('rahasia');
  expect(lines).toContain('[hidden]');
});

test('an error of the database is told without the values of the row', () => {
  const error = Object.assign(new Error('duplicate key', { cause: new Error('inner') }), {
    code: '23505',
    detail: 'Key (email)=(rahasia@contoh.id) already exists.',
  });
  const line = capture((log) => log.error({ err: error }, 'failed'));
  expect(line).not.toContain('rahasia');
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    err: { code: '23505', message: 'duplicate key', cause: { message: 'inner' } },
  });
});
