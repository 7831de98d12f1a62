import { type Modules, readManifests } from './read-manifests.ts';

const keepable = /\.(js|css|woff2)$/;

const filesOf = ({ module, imports, css = [], clientLoaderModule }: Modules) => [
  module,
  ...imports,
  // React Router marks the style sheets that it found by itself.
  ...css.map((file) => file.replace('#', '')),
  ...(clientLoaderModule ? [clientLoaderModule] : []),
];

/** What the built site consists of, for the service worker. */
export function readSite(folder: string) {
  const { assets, manifest, entry, withParents, filesOfChunk, addressOf } = readManifests(folder);
  const font = assets.find((name) => name.startsWith('plus-jakarta-sans-indonesian'));
  return {
    manifest,
    /** All that the service worker may keep. */
    files: assets.filter((name) => keepable.test(name)).map((name) => `/assets/${name}`),
    filesOfRoute: (id: string): string[] => [
      manifest,
      ...(font ? [`/assets/${font}`] : []),
      ...filesOf(entry),
      ...withParents(id).flatMap(filesOf),
    ],
    filesOfModule: (name: string): string[] => [...filesOfChunk(name)],
    /** The pattern of its addresses. */
    patternOf: (id: string): string => `^${addressOf(id).replaceAll(/:\w+/g, '[^/]+')}$`,
  };
}
