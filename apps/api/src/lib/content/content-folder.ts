import { existsSync } from 'node:fs';

/** Beside the bundle, where the build copies it; in the sources it is at the top of the repository. */
export function contentFolder(): URL {
  const found = ['./content/', '../content/', '../dist/content/', '../../../../../content/']
    .map((path) => new URL(path, import.meta.url))
    .find((candidate) => existsSync(new URL('regions/', candidate)));
  if (!found) throw new Error('The folder content/ is missing: it belongs beside the bundle');
  return found;
}
