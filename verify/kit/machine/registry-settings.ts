import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The host's registry settings: how this machine reaches the registries of Debian, npm, PyPI and Go. Whoever sits
 * behind a proxy or an authority of their own has set their machine up like this before they clone anything.
 */
const files = [
  '/etc/resolv.conf',
  '/etc/hosts',
  '/etc/apt/auth.conf.d',
  '/etc/apt/preferences.d',
  '/usr/local/share/ca-certificates',
  '/etc/npmrc',
  '/usr/etc/npmrc',
  '/etc/pip.conf',
  '/root/.npmrc',
  '/root/.config/pip',
  '/root/.config/go',
];

/** Of apt's settings only those about fetching: the others are about what the host has installed. */
const aptSettings = () => {
  const folder = '/etc/apt/apt.conf.d';
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((file) => /^\s*Acquire\b/m.test(readFileSync(file, 'utf8')));
};

const variables =
  /^((http|https|no|all)_proxy|npm_config_(registry|cafile)|PIP_(INDEX_URL|EXTRA_INDEX_URL|CERT|TRUSTED_HOST|DEFAULT_TIMEOUT)|GO(PROXY|NOPROXY|PRIVATE|SUMDB|NOSUMDB|INSECURE)|SSL_CERT_(FILE|DIR)|NODE_EXTRA_CA_CERTS|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE)$/i;

/** Those of the host's variables that are about registries. */
export const registryVariables = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value !== undefined && variables.test(name) ? [[name, value]] : [],
    ),
  );

export function copyRegistrySettings(root: string): void {
  for (const file of [...files, ...aptSettings()]) {
    if (!existsSync(file)) continue;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(file, join(root, file), { recursive: true, dereference: true });
  }
}
