// Builds the service worker of the finished site, with what it must know about its files: the last step of the build.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Readers } from '../src/lib/offline/messages-to-worker.ts';
import { readSite } from './built-site.ts';

const folder = new URL('../', import.meta.url);
const pathTo = (name: string) => fileURLToPath(new URL(name, folder));
const { version } = JSON.parse(readFileSync(new URL('../../package.json', folder), 'utf8')) as {
  version: string;
};

/** Fetched on demand by every page: who is signed in, and the parts that come late. */
const everywhere = ['src/lib/account-api.ts', 'src/routes/late-parts.tsx'];

type Page = { readers: Readers; onDemand?: string[] };

/** Readable without a network: for whom, and with what each fetches on demand to be read. */
const readable: Record<string, Page> = {
  'routes/home': { readers: 'everybody' },
  'routes/smart-sort': {
    readers: 'everybody',
    onDemand: ['src/lib/offline/shared-photo.ts', 'src/lib/photo/prepare-photo.ts'],
  },
  'routes/education-list': { readers: 'everybody' },
  'routes/education-news': { readers: 'everybody' },
  'routes/education-innovation': { readers: 'everybody' },
  'routes/sell-waste': { readers: 'neighbours' },
  'routes/sell-waste-listing': { readers: 'neighbours' },
  'routes/dashboard': {
    readers: 'members',
    onDemand: ['src/features/smart-sort/components/history/scan-history.tsx'],
  },
  'routes/community': {
    readers: 'members',
    onDemand: ['src/features/community/components/write/write-dialog.tsx'],
  },
  'routes/community-post': { readers: 'members' },
  'routes/outbox': { readers: 'members' },
};

const site = readSite(pathTo('build/client/'));
/** By their places in the list of all, which keeps the script small. */
function filesOf(route: string, onDemand: string[] = []): number[] {
  const names = [...site.filesOfRoute(route), ...[...everywhere, ...onDemand].flatMap(site.filesOfModule)];
  return [...new Set(names)].map((name) => {
    const place = site.files.indexOf(name);
    if (place < 0) throw new Error(`The build has no ${name}, which ${route} needs`);
    return place;
  });
}
const facts = {
  version,
  manifest: site.manifest,
  files: site.files,
  shell: filesOf('routes/offline'),
  pages: Object.entries(readable).map(([route, { readers, onDemand }]) => ({
    pattern: site.patternOf(route),
    readers,
    files: filesOf(route, onDemand),
  })),
};
const hash = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 10);

await build({
  root: pathTo('.'),
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  define: { BUILD_FACTS: JSON.stringify({ ...facts, build: hash }) },
  build: {
    outDir: pathTo('build/client'),
    emptyOutDir: false,
    rolldownOptions: {
      input: pathTo('service-worker/service-worker.ts'),
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});
