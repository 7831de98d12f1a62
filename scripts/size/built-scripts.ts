import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../services/src/local-env.ts';
import { demandedAtOnce } from './budgets.ts';

const clientFolder = join(root, 'apps/web/build/client');

type Modules = { module: string; imports: string[] };
type RouteModules = Modules & {
  id: string;
  parentId?: string;
  path?: string;
  index?: true;
  hasDefaultExport: boolean;
  clientLoaderModule?: string;
};
type Chunk = { file: string; imports?: string[] };

/** Who imports whom in the built site, read from what the build tools wrote beside it. */
export function readBuild() {
  const assets = readdirSync(join(clientFolder, 'assets'));
  const manifestName = assets.find((name) => /^manifest-\w+\.js$/.test(name));
  if (!manifestName) throw new Error('The built site is missing: run `pnpm build` first');
  const source = readFileSync(join(clientFolder, 'assets', manifestName), 'utf8');
  const site = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1)) as {
    entry: Modules;
    routes: Record<string, RouteModules>;
  };
  const chunks = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;

  function chunkFiles(name: string, found = new Set<string>()): Set<string> {
    const chunk = chunks[name];
    if (!chunk) throw new Error(`The build has no ${name}: scripts/size/budgets.ts names it`);
    const file = `/${chunk.file}`;
    if (found.has(file)) return found;
    found.add(file);
    for (const imported of chunk.imports ?? []) chunkFiles(imported, found);
    return found;
  }
  const nameOf = (file: string) =>
    Object.keys(chunks).find((name) => `/${chunks[name]?.file}` === file) ?? file;

  const filesOf = ({ module, imports, clientLoaderModule }: Modules & { clientLoaderModule?: string }) => [
    module,
    ...imports,
    ...(clientLoaderModule ? chunkFiles(nameOf(clientLoaderModule)) : []),
  ];
  /** From the document down to the page. */
  const withParents = (id: string): RouteModules[] => {
    const route = site.routes[id]!;
    return [...(route.parentId ? withParents(route.parentId) : []), route];
  };

  /** As it stands in the site map, with its parameters. */
  const addressOf = (id: string) =>
    `/${withParents(id)
      .flatMap(({ path }) => path || [])
      .join('/')}`;

  return {
    pages: Object.values(site.routes)
      .filter(({ path, index, hasDefaultExport }) => (path || index) && hasDefaultExport)
      .map(({ id }) => ({ id, address: addressOf(id) })),
    /** Every script that the first visit of a route loads. */
    scriptsOf(id: string): Set<string> {
      const demanded = demandedAtOnce[id];
      return new Set([
        `/assets/${manifestName}`,
        ...filesOf(site.entry),
        ...withParents(id).flatMap(filesOf),
        ...(demanded ? chunkFiles(demanded) : []),
      ]);
    },
  };
}

/** Bytes on the wire to a browser that knows gzip; files that are not worth compressing go as they are. */
export function compressedBytes(scripts: Iterable<string>): number {
  const sizes = [...scripts].map((script) => {
    const file = join(clientFolder, script);
    return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}
