import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Route } from '@app/contract/route';
import { z } from 'zod';

const contract = join(import.meta.dirname, '../../../packages/contract/src');

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

/** The routes of the contract whose answers a phone may keep. */
export async function readableRoutes(): Promise<Route[]> {
  const files = readdirSync(contract).filter((name) => name.endsWith('.ts'));
  const modules = await Promise.all(
    files.map((name) => import(pathToFileURL(join(contract, name)).href) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((exported) => Object.values(exported).filter(isRoute)).filter(isReadable);
}
const isReadable = ({ method }: Route) => method === 'GET';

/**
 * Changes with the format of an answer and with nothing else: neither with the order of the routes nor with their
 * descriptions or what they are asked with.
 */
export function contractHash(routes: readonly Route[]): string {
  const formats = routes.map(
    ({ path, response }) =>
      `${path} ${JSON.stringify(z.toJSONSchema(response, { unrepresentable: 'any', io: 'input' }))}`,
  );
  return createHash('sha256').update(formats.toSorted().join('\n')).digest('hex').slice(0, 10);
}
