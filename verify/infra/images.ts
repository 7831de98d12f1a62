import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@app/services/src/local-env.ts';

/** Files in which images of others are named. */
const files = [
  'compose.yaml',
  'infra/docker',
  'infra/helm/values.yaml',
  '.devcontainer',
  '.github/workflows',
];

/**
 * Images outside of the Docker official images, whose digests docker-library/repo-info publishes. Renovate
 * (`docker:pinDigests`) asks their registry and pins them.
 */
const withoutPublishedDigest = ['supabase/gotrue', 'versity/versitygw'];

/** Built here, or a place to fill in; an earlier stage of a Dockerfile has no tag. */
const isOurs = (name: string) =>
  name.includes('pilahbumi') || name.startsWith('registry.example/') || name.startsWith('$');

const reference =
  /^\s*(?:FROM|image:|gateway:)\s+(?<name>[^\s:@]+(?::[^\s:@]+)?)(?:@(?<digest>sha256:[0-9a-f]{64}))?(?=\s|$)/gm;

export function checkImages(): { pinned: number } {
  const tracked = execFileSync('git', ['ls-files', ...files], { cwd: root, encoding: 'utf8' });
  let pinned = 0;
  for (const file of tracked.trim().split('\n')) {
    for (const { groups } of readFileSync(join(root, file), 'utf8').matchAll(reference)) {
      const { name = '', digest } = groups ?? {};
      const isWaiting = withoutPublishedDigest.some((image) => name.startsWith(`${image}:`));
      if (!name.includes(':') || isOurs(name)) continue;
      if (isWaiting && digest) throw new Error(`${name} is pinned: take it out of withoutPublishedDigest`);
      if (!isWaiting && !digest) throw new Error(`${file}: ${name} has no digest`);
      if (digest) pinned += 1;
    }
  }
  if (pinned === 0) throw new Error('no image was found');
  return { pinned };
}
