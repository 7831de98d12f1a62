import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { root } from '../src/local-env.ts';
import { identitySettings, sharedSettings } from '../src/stand-ins/identity-settings.ts';

const file = 'infra/identity/settings.env';
const names = Object.keys(sharedSettings);
const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('the identity server has the same settings everywhere', () => {
  test('in containers', () => {
    const [, service = ''] = /\n {2}identity:\n([^]*?)\n {2}\S/.exec(read('compose.yaml')) ?? [];
    expect(service).toContain(`env_file: [${file}]`);
    expect(names.filter((name) => service.includes(`${name}:`))).toEqual([]);
  });

  test('in the chart', () => {
    expect(read('infra/helm/files/identity-settings.env')).toBe(read(file));
    const template = read('infra/helm/templates/_helpers.tpl');
    expect(template).toContain('.Files.Get "files/identity-settings.env"');
    expect(names.filter((name) => template.includes(`name: ${name},`))).toEqual([]);
    expect(read('infra/helm/templates/identity.yaml')).toContain('pilahbumi.identity-environment');
    expect(read('infra/helm/files/recovery.html')).toBe(read('services/templates/recovery.html'));
  });

  test('on this machine', () => {
    const given = { ORIGIN: 'http://127.0.0.1', MAIL_FROM: 'A <a@b.test>', PORT: '1', SMTP_PORT: '2' };
    for (const [name, value] of Object.entries({ ...given, DATABASE_URL: 'postgres://x' })) {
      vi.stubEnv(name, value);
    }
    expect(identitySettings('http://127.0.0.1:3')).toMatchObject(sharedSettings);
    vi.unstubAllEnvs();
  });
});

describe('what a setting is for', () => {
  test.each([
    [
      'nobody who deleted an account stays in its tables or its log',
      'GOTRUE_AUDIT_LOG_DISABLE_POSTGRES',
      'true',
    ],
    ['its log has no line for each person who signs in', 'GOTRUE_LOG_LEVEL', 'warn'],
    ['a second request for a link is not held back for a minute', 'GOTRUE_SMTP_MAX_FREQUENCY', '1s'],
    ['the link of every mail goes through the gateway', 'GOTRUE_MAILER_URLPATHS_RECOVERY', '/auth/v1/verify'],
    [
      'the template is loaded before somebody waits for it',
      'GOTRUE_MAILER_TEMPLATE_RELOADING_ENABLED',
      'true',
    ],
    ['begun sign-ins do not pile up', 'GOTRUE_DB_CLEANUP_ENABLED', 'true'],
    ['its sessions end', 'GOTRUE_SESSIONS_TIMEBOX', '1h'],
    ['nobody signs in by a mailed link', 'GOTRUE_EXTERNAL_EMAIL_MAGIC_LINK_ENABLED', 'false'],
    ['its second factors are off: ours are our own', 'GOTRUE_MFA_TOTP_ENROLL_ENABLED', 'false'],
  ])('%s', (_, name, value) => {
    expect(sharedSettings[name]).toBe(value);
  });

  test('the gateway counts tries of a link before the identity server does', () => {
    const [, perMinute] =
      /zone=verify:1m rate=(\d+)r\/m/.exec(read('infra/gateway/nginx.conf.template')) ?? [];
    expect(5 * Number(perMinute)).toBeLessThan(Number(sharedSettings.GOTRUE_RATE_LIMIT_VERIFY) / 2);
  });
});
