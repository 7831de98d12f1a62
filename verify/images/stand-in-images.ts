import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { registryVariables } from '../kit/machine/registry-settings.ts';
import { build, clone, docker, folder, kept } from './docker.ts';

const debian = 'pilahbumi-debian';
/** The repository of an image that others publish, and the Dockerfile of what stands for it. */
const dockerfiles: Record<string, string> = {
  node: 'node.Dockerfile',
  nginx: 'nginx.Dockerfile',
  postgres: 'postgres.Dockerfile',
  redis: 'redis.Dockerfile',
  'supabase/gotrue': 'identity.Dockerfile',
  'versity/versitygw': 'objects.Dockerfile',
};
const reference = /^(?:FROM|\s+image:) (?<name>[a-z][\w./-]*:[\w.-]+)(?<digest>@sha256:[0-9a-f]{64})?/gm;

/**
 * The images of others that compose.yaml and the Dockerfiles name. Their digests are removed in the clone: an image that
 * was made here has another one.
 */
function namedImages(): Set<string> {
  const files = readdirSync(join(clone, 'infra/docker'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('Dockerfile'))
    .map((file) => join('infra/docker', file));
  const names = new Set<string>();
  for (const file of ['compose.yaml', ...files].map((name) => join(clone, name))) {
    const text = readFileSync(file, 'utf8');
    for (const { groups } of text.matchAll(reference)) names.add(groups?.name ?? '');
    writeFileSync(
      file,
      text.replaceAll(reference, (line, _name, digest?: string) => line.replace(digest ?? '', '')),
    );
  }
  return names;
}

async function importDebian(): Promise<void> {
  if (await docker('images', '--quiet', debian)) return;
  const settings = Object.entries(registryVariables()).flatMap(([name, value]) => [
    '--change',
    `ENV ${name}=${value}`,
  ]);
  const importing = 'tar --numeric-owner -C "$0" -c . | docker import "$@"';
  execFileSync('bash', ['-c', importing, join(kept, 'debian'), ...settings, '-', debian], {
    stdio: ['ignore', 2, 2],
  });
}

/** Makes an image under each of these names, out of Debian's packages; gives the name of the one with Node. */
export async function makeStandInImages(): Promise<{ node: string }> {
  await importDebian();
  const names = [...namedImages()];
  for (const name of names) {
    const dockerfile = dockerfiles[name.replace(/:.*/, '')];
    if (!dockerfile) throw new Error(`nothing stands for the image ${name}`);
    const context = join(folder, 'stand-ins');
    await build(['--tag', name, '--file', join(context, dockerfile), context]);
  }
  return { node: names.find((name) => name.startsWith('node:')) ?? '' };
}
