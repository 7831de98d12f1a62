import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { z } from 'zod';

const contract = fileURLToPath(new URL('../../../packages/contract/src/', import.meta.url));

/**
 * What a browser needs of the contract: the lists and limits, and where each route is called. Schemas judge on the
 * server and type the pages, and stay out of the download with the library that they are made of
 * (docs/decisions/0015). Browser code that imports one as a value does not build.
 */
export function contractForBrowser(): Plugin {
  return {
    name: 'contract-for-browser',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      const [file = ''] = id.split('?');
      if (!file.startsWith(contract)) return;
      // The time makes Node read a file again that was changed while developing.
      const exported = (await import(`${pathToFileURL(file).href}?${Date.now()}`)) as Record<string, unknown>;
      const values = Object.entries(exported);
      if (!values.some(([, value]) => isSchema(value) || isRoute(value))) return;
      return values.flatMap(([name, value]) => browserForm(name, value)).join('\n');
    },
  };
}

const isSchema = (value: unknown) => value instanceof z.ZodType;

const isRoute = (value: unknown): value is { method: string; path: string } =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

function browserForm(name: string, value: unknown): string[] {
  if (isSchema(value) || typeof value === 'function') return [];
  const kept = isRoute(value) ? { method: value.method, path: value.path } : value;
  return [`export const ${name} = ${kept instanceof RegExp ? kept : JSON.stringify(kept)};`];
}
