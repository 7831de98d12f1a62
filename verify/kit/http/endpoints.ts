import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '@app/contract/route';
import { root } from '@app/services/src/local-env.ts';

const folder = join(root, 'packages/contract/src');

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

export const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>) => `${method} ${path}`;

/** Every endpoint of the contract, collected from its modules so that none can be forgotten. */
export async function allEndpoints(): Promise<Route[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const parts = await Promise.all(
    files.map((file) => import(join(folder, file)) as Promise<Record<string, unknown>>),
  );
  const routes = parts.flatMap((part) => Object.values(part)).filter(isRoute);
  return routes.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
}

/** The address with its parameters filled in, encoded as a browser does it. */
export const fillPath = (path: string, params: Record<string, string> = {}): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
