import { lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Check } from './checks.ts';
import { containers, inspect, serviceOf } from './docker.ts';
import { isForeignBinary } from './foreign-binary.ts';

/** A service that runs each image of ours. */
const services = { api: 'api', web: 'web', services: 'google', postgres: 'postgres', objects: 'objects' };

/** Files of one file system: what is mounted into the container is not part of the image. */
function* filesBelow(folder: string, device = statSync(folder).dev): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isFile()) yield path;
    else if (entry.isDirectory() && lstatSync(path).dev === device) yield* filesBelow(path, device);
  }
}

/** A package that others publish may bring its tests; ours may not. */
const isOurs = (path: string) => {
  const inPackage = path.split('/node_modules/').slice(1).at(-1);
  return inPackage === undefined ? path.startsWith('/app/') : inPackage.startsWith('@app/');
};
const isTest = (path: string) => /[.-](test|spec)\.[cm]?[jt]sx?$|\/(tests?|__tests__|e2e)\//.test(path);

const sizeOf = async (image: string) => (await inspect<{ Size: number }>('image', image)).Size;

/** What is in our images: no program of another system, and no test. Adds the sizes without the base to `sizes`. */
export async function checkContents(node: string, sizes: Record<string, number>): Promise<Check[]> {
  const running = await containers();
  const base = await sizeOf(node);
  const checks: Check[] = [];
  for (const [image, service] of Object.entries(services)) {
    const container = running.find((one) => serviceOf(one) === service)!;
    const root = `/proc/${container.State.Pid}/root`;
    const files = [...filesBelow(root)];
    if (files.length < 1000) throw new Error(`only ${files.length} files of ${image} were seen`);
    const foreign = files.filter(isForeignBinary).map((file) => file.slice(root.length));
    const tests = files.map((file) => file.slice(root.length)).filter((file) => isOurs(file) && isTest(file));
    const size = await sizeOf(container.Image);
    // The others are based on images whose stand-ins are of another size than the published ones.
    if (['api', 'web', 'services'].includes(image)) sizes[image] = Math.round((size - base) / 1e6);
    const describe = (found: string[]) =>
      `${found.length} of ${files.length} files ${found.slice(0, 3).join(' ')}`;
    checks.push(
      { what: `${image}: no foreign binaries`, holds: foreign.length === 0, seen: describe(foreign) },
      { what: `${image}: no test files`, holds: tests.length === 0, seen: describe(tests) },
    );
  }
  return checks;
}
