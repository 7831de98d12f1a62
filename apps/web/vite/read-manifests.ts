import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Modules = { module: string; imports: string[]; css?: string[]; clientLoaderModule?: string };
type RouteModules = Modules & {
  id: string;
  parentId?: string;
  path?: string;
  index?: true;
  hasDefaultExport: boolean;
};
type Chunk = { file: string; imports?: string[]; css?: string[] };

/** The import graph of the built site, from the manifests of React Router and Vite. */
export function readManifests(folder: string) {
  const assets = readdirSync(join(folder, 'assets'));
  const manifest = assets.find((name) => /^manifest-\w+\.js$/.test(name));
  if (!manifest) throw new Error('The built site is missing its manifest: run `pnpm build` first');
  const source = readFileSync(join(folder, 'assets', manifest), 'utf8');
  const { entry, routes } = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1)) as {
    entry: Modules;
    routes: Record<string, RouteModules>;
  };
  const chunks = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;

  /** From the root route to the page. */
  const withParents = (id: string): RouteModules[] => {
    const route = routes[id];
    if (!route) throw new Error(`The build has no ${id}`);
    return [...(route.parentId ? withParents(route.parentId) : []), route];
  };

  /** The chunk with its imported scripts and style sheets. */
  function filesOfChunk(name: string, found = new Set<string>()): Set<string> {
    const chunk = chunks[name];
    if (!chunk) throw new Error(`The build has no ${name}`);
    const file = `/${chunk.file}`;
    if (found.has(file)) return found;
    found.add(file);
    for (const css of chunk.css ?? []) found.add(`/${css}`);
    for (const imported of chunk.imports ?? []) filesOfChunk(imported, found);
    return found;
  }

  return {
    assets,
    manifest: `/assets/${manifest}`,
    entry,
    routes: Object.values(routes),
    withParents,
    filesOfChunk,
    nameOfChunk: (file: string) => Object.keys(chunks).find((name) => `/${chunks[name]?.file}` === file),
    /** The path in the route config, with its parameters. */
    routePathOf: (id: string) =>
      `/${withParents(id)
        .flatMap(({ path }) => path || [])
        .join('/')}`,
  };
}
