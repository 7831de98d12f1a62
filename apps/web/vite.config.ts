import { readFileSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const withoutPrefix = (prefix: string, target: string | undefined) => ({
  target: target ?? 'http://127.0.0.1:1',
  rewrite: (path: string) => path.slice(prefix.length),
});

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(version) },
  build: {
    // An inlined font or picture is a `data:` address, which the page's policy refuses for fonts.
    assetsInlineLimit: 0,
  },
  server: {
    strictPort: true,
    // While developing, Vite stands in for the gateway: one origin, the same prefixes.
    proxy: {
      '/api/': withoutPrefix('/api', process.env.API_URL),
      '/auth/v1/': withoutPrefix('/auth/v1', process.env.IDENTITY_URL),
      '/photos/': withoutPrefix('/photos', process.env.S3_ENDPOINT),
    },
  },
});
