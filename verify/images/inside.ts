// Runs inside the namespaces of images.ts, where 127.0.0.1 and its ports belong to the product alone.
import { conclude } from '../kit/conclude.ts';
import { classifyOnePhoto } from '../kit/product/classify-one-photo.ts';
import { type Check, failuresOf, printChecks } from './checks.ts';
import { checkContents } from './contents.ts';
import { compose } from './docker.ts';
import { startEngine } from './engine.ts';
import { checkAdministrator, checkGoogle, checkMember, checkSurvival } from './people.ts';
import { checkProduction } from './production.ts';
import { checkReplacement } from './replacement.ts';
import { checkRights } from './rights.ts';
import { makeStandInImages } from './stand-in-images.ts';
import { checkStop } from './stop.ts';
import { up } from './up.ts';

const origin = 'http://127.0.0.1:21000';
const checks: Check[] = [];
/** Megabytes, and seconds of each step. */
const sizes: Record<string, number> = {};
const seconds: Record<string, number> = {};
/** Until a service has ended. */
const stops: Record<string, number> = {};

async function timed<T>(step: string, run: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await run();
  seconds[step] = Math.round((performance.now() - began) / 1000);
  return result;
}

async function checkAll(): Promise<void> {
  await startEngine();
  const { node } = await timed('standIns', makeStandInImages);
  // Once each: without buildx, services that share an image would all build it.
  await timed('build', () => compose(['build', 'postgres', 'objects', 'google', 'web', 'api']));
  await timed('up', up);

  checks.push(...(await checkRights()));
  checks.push(...(await checkContents(node, sizes)));
  const { material, ms } = await classifyOnePhoto(origin);
  checks.push({ what: 'a photo is classified', holds: true, seen: `${material} in ${ms} ms` });
  const { person, checks: member } = await checkMember(origin);
  const { email, checks: google } = await checkGoogle(origin);
  checks.push(...member, ...google, await checkAdministrator(email));
  checks.push(...(await timed('replace', () => checkReplacement(origin))));
  checks.push(...(await checkStop(stops)));
  await compose(['down']);
  await timed('upAgain', up);
  checks.push(...(await checkSurvival(origin, person)));
  await compose(['down', '--volumes']);
  await timed('production', async () => {
    for await (const check of checkProduction(origin)) checks.push(check);
  });
}

await checkAll().catch((error: unknown) =>
  checks.push({ what: 'every step was reached', holds: false, seen: String(error) }),
);
printChecks(checks);
const failed = failuresOf(checks);
const longestStop = Math.max(...Object.values(stops));
const result = { checks: checks.length, failed: failed.length, sizes, seconds, stops, longestStop };
conclude(import.meta.dirname, 'images', result, (floors) => [
  ...failed,
  result.checks < floors.checks && `${result.checks} checks instead of ${floors.checks}`,
  ...Object.entries(floors.sizes).map(
    ([image, most]) => !((sizes[image] ?? Infinity) <= most) && `${image}: ${sizes[image]} MB of ${most}`,
  ),
  !(longestStop <= floors.longestStop) && `a service needed ${longestStop} s to end`,
]);
process.exit();
