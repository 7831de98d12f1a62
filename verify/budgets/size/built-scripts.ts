import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Modules, readManifests } from '@app/web/vite/read-manifests.ts';
import { root } from '@app/services/src/local-env.ts';

const clientFolder = join(root, 'apps/web/build/client');

/** Which scripts each page of the built site loads. */
export function readBuild() {
  const { manifest, entry, routes, withParents, filesOfChunk, nameOfChunk, routePathOf } =
    readManifests(clientFolder);
  const scriptsOfChunk = (name: string) => [...filesOfChunk(name)].filter((file) => file.endsWith('.js'));
  const filesOf = ({ module, imports, clientLoaderModule }: Modules) => [
    module,
    ...imports,
    ...(clientLoaderModule ? scriptsOfChunk(nameOfChunk(clientLoaderModule) ?? clientLoaderModule) : []),
  ];
  return {
    pages: routes
      .filter(({ path, index, hasDefaultExport }) => (path || index) && hasDefaultExport)
      .map(({ id }) => ({ id, address: routePathOf(id) })),
    /** Every script that the first visit of a route loads. */
    scriptsOf(id: string): Set<string> {
      return new Set([manifest, ...filesOf(entry), ...withParents(id).flatMap(filesOf)]);
    },
    scriptsOfChunk,
  };
}

/** Transferred bytes with gzip; small files are sent uncompressed. */
export function compressedBytes(scripts: Iterable<string>): number {
  const sizes = [...scripts].map((script) => {
    const file = join(clientFolder, script);
    return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}
