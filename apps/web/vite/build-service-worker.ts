// Builds the service worker with the file list of the built site: the last step of the build.
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Audience } from '../src/lib/offline/worker-messages.ts';
import { readSite } from './built-site.ts';
import { contractHash, readableRoutes } from './contract-hash.ts';

const folder = new URL('../', import.meta.url);
const pathTo = (name: string) => fileURLToPath(new URL(name, folder));

/** Modules that every page loads on demand. */
const sharedModules = [
  'src/lib/account-api.ts',
  'src/routes/late-parts.tsx',
  'src/components/layout/unsent-dialog.tsx',
];

type Page = { readers: Audience; onDemand?: string[] };

/** Pages that are readable offline: for which audience, and the modules that each loads on demand. */
const offlinePages: Record<string, Page> = {
  'routes/home': { readers: 'everybody' },
  'routes/smart-sort': {
    readers: 'everybody',
    onDemand: ['src/lib/offline/shared-photo.ts', 'src/lib/photo/prepare-photo.ts'],
  },
  'routes/help': { readers: 'everybody' },
  'routes/education-list': { readers: 'everybody' },
  'routes/education-news': { readers: 'everybody' },
  'routes/education-innovation': { readers: 'everybody' },
  'routes/item-list': {
    readers: 'item-readers',
    onDemand: ['src/features/item/search-index.ts', 'src/features/item/components/item-letters.tsx'],
  },
  'routes/item': { readers: 'item-readers', onDemand: ['src/features/item/all-items.ts'] },
  'routes/sell-waste': {
    readers: 'neighbours',
    onDemand: [
      'src/features/directory/components/card/wide-parts.tsx',
      'src/features/directory/components/list/wide-filters.tsx',
    ],
  },
  'routes/sell-waste-listing': { readers: 'neighbours' },
  'routes/dashboard': {
    readers: 'members',
    onDemand: ['src/features/smart-sort/components/history/scan-history.tsx', 'src/routes/member-home.tsx'],
  },
  'routes/community': {
    readers: 'members',
    onDemand: ['src/features/community/components/write/write-dialog.tsx'],
  },
  'routes/community-post': { readers: 'members' },
  'routes/outbox': { readers: 'members' },
};

const site = readSite(pathTo('build/client/'));
/** Indexes into the file list, which keeps the script small. */
function filesOf(route: string, onDemand: string[] = []): number[] {
  const names = [...site.filesOfRoute(route), ...[...sharedModules, ...onDemand].flatMap(site.filesOfModule)];
  return [...new Set(names)].map((name) => {
    const index = site.files.indexOf(name);
    if (index < 0) throw new Error(`The build has no ${name}, which ${route} needs`);
    return index;
  });
}
const buildInfo = {
  contract: contractHash(await readableRoutes()),
  manifest: site.manifest,
  files: site.files,
  shell: filesOf('routes/offline'),
  pages: Object.entries(offlinePages).map(([route, { readers, onDemand }]) => ({
    pattern: site.patternOf(route),
    readers,
    files: filesOf(route, onDemand),
  })),
};
const hash = createHash('sha256').update(JSON.stringify(buildInfo)).digest('hex').slice(0, 10);

await build({
  root: pathTo('.'),
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  define: { BUILD_FACTS: JSON.stringify({ ...buildInfo, build: hash }) },
  build: {
    outDir: pathTo('build/client'),
    emptyOutDir: false,
    rolldownOptions: {
      input: pathTo('service-worker/service-worker.ts'),
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});
