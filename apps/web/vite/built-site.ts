import { type Modules, readManifests } from './read-manifests.ts';

const cacheable = /\.(js|css|woff2)$/;

const filesOf = ({ module, imports, css = [], clientLoaderModule }: Modules) => [
  module,
  ...imports,
  // React Router appends # to the style sheets that it found itself.
  ...css.map((file) => file.replace('#', '')),
  ...(clientLoaderModule ? [clientLoaderModule] : []),
];

/** The files and routes of the built site, for the service worker. */
export function readSite(folder: string) {
  const { assets, manifest, entry, withParents, filesOfChunk, routePathOf } = readManifests(folder);
  const font = assets.find((name) => name.startsWith('plus-jakarta-sans-indonesian'));
  return {
    manifest,
    /** All files that the service worker may cache. */
    files: assets.filter((name) => cacheable.test(name)).map((name) => `/assets/${name}`),
    filesOfRoute: (id: string): string[] => [
      manifest,
      ...(font ? [`/assets/${font}`] : []),
      ...filesOf(entry),
      ...withParents(id).flatMap(filesOf),
    ],
    filesOfModule: (name: string): string[] => [...filesOfChunk(name)],
    patternOf: (id: string): string => `^${routePathOf(id).replaceAll(/:\w+/g, '[^/]+')}$`,
  };
}
