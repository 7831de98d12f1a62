import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { z } from 'zod';

const contract = fileURLToPath(new URL('../../../packages/contract/src/', import.meta.url));

/**
 * Strips the contract for the browser to its constants and the method and path of each route. Schemas validate on the
 * server only, so they and zod stay out of the bundle (docs/decisions/0015). Browser code that imports a schema as a
 * value does not build.
 */
export function contractForBrowser(): Plugin {
  return {
    name: 'contract-for-browser',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      const [file = ''] = id.split('?');
      if (!file.startsWith(contract)) return;
      // The timestamp bypasses Node's module cache for files that changed in development.
      const exported = (await import(`${pathToFileURL(file).href}?${Date.now()}`)) as Record<string, unknown>;
      const values = Object.entries(exported);
      if (!values.some(([, value]) => isSchema(value) || isRoute(value))) return;
      return values.flatMap(([name, value]) => browserExport(name, value)).join('\n');
    },
  };
}

const isSchema = (value: unknown) => value instanceof z.ZodType;

const isRoute = (value: unknown): value is { method: string; path: string } =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

function browserExport(name: string, value: unknown): string[] {
  if (isSchema(value) || typeof value === 'function') return [];
  const exportedValue = isRoute(value) ? { method: value.method, path: value.path } : value;
  return [
    `export const ${name} = ${exportedValue instanceof RegExp ? exportedValue : JSON.stringify(exportedValue)};`,
  ];
}
