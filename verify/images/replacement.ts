import type { Check } from './checks.ts';
import { build, containers, inspect, serviceOf } from './docker.ts';
import { up } from './up.ts';

/** A newer image of the same contents. */
const buildNext = (name: string) =>
  build(['--tag', `pilahbumi-${name}:next`, '-'], `FROM pilahbumi-${name}:first\nLABEL version=next\n`);

/** `docker compose up` with new images: the first request of each kind is answered, and nobody restarts anything. */
export async function checkReplacement(origin: string): Promise<Check[]> {
  for (const name of ['api', 'web', 'services']) await buildNext(name);
  await up('next');
  const checks: Check[] = [];
  for (const path of ['/?baru', '/api/health/ready', '/auth/v1/user', '/photos/']) {
    const { status } = await fetch(`${origin}${path}`);
    // Identity server and store refuse a stranger themselves; the gateway's own answers would be 502 to 504.
    const holds = path.startsWith('/auth') || path.startsWith('/photos') ? status < 500 : status === 200;
    checks.push({ what: `new images: ${path}`, holds, seen: `${status}` });
  }
  for (const service of ['api', 'web']) {
    const { Image } = (await containers()).find((one) => serviceOf(one) === service)!;
    const { Config } = await inspect<{ Config: { Labels: Record<string, string> | null } }>('image', Image);
    const version = Config.Labels?.version ?? 'old';
    checks.push({ what: `new images: ${service} runs it`, holds: version === 'next', seen: version });
  }
  return checks;
}
