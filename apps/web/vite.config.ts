import { readFileSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { contractForBrowser } from './vite/contract-for-browser.ts';
import { deviceFiles } from './vite/device-files.ts';
import { itemIndex } from './vite/item-index.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const withoutPrefix = (prefix: string, target: string | undefined) => ({
  target: target ?? 'http://127.0.0.1:1',
  rewrite: (path: string) => path.slice(prefix.length),
});

export default defineConfig({
  plugins: [contractForBrowser(), deviceFiles(), itemIndex(), tailwindcss(), reactRouter()],
  define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(version) },
  build: {
    // An inlined font is a `data:` URL, which the content security policy blocks.
    assetsInlineLimit: 0,
    // For `pnpm size`.
    manifest: true,
    rolldownOptions: {
      output: {
        // Without names: the route manifest, which the first page loads, lists all of them. Journeys look for this one.
        chunkFileNames: ({ name }) =>
          name === 'late-parts' ? 'assets/late-parts-[hash].js' : 'assets/[hash].js',
        codeSplitting: {
          // Fewer files compress better and save requests where modules load together anyway.
          // A group includes its imports, so a shared module needs a higher priority than its importers.
          groups: [
            {
              name: 'framework',
              test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//,
              priority: 4,
            },
            { name: 'frame', test: /\/src\/(root|routes\/shell)\.tsx|\/src\/lib\/page-/, priority: 3 },
            { name: 'api', test: /\/src\/lib\/api\.ts/, priority: 2 },
            {
              name: 'server-state',
              test: /\/node_modules\/@tanstack\/|\/src\/lib\/server-state\.tsx/,
              priority: 1,
            },
            // The landing page needs only these controls.
            { name: 'photo-buttons', test: /\/src\/components\/ui\/(photo-buttons|pick-photo)/ },
            { name: 'opening', test: /\/src\/components\/ui\/garis/ },
            { name: 'controls', test: /\/src\/components\/ui\//, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: {
    strictPort: true,
    // In development Vite replaces the gateway: one origin, the same prefixes.
    proxy: {
      '/api/': withoutPrefix('/api', process.env.API_URL),
      '/auth/v1/': withoutPrefix('/auth/v1', process.env.IDENTITY_URL),
      '/photos/': withoutPrefix('/photos', process.env.S3_ENDPOINT),
    },
  },
});
