import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createRequestListener } from '@react-router/node';
import type { ServerBuild } from 'react-router';
import sirv from 'sirv';
import { readEnv } from './env.ts';
import { fileHeaders, pageHeaders } from './headers.ts';
import { drain } from './drain.ts';

const env = readEnv(process.env);
const buildFolder = new URL('../build/', import.meta.url);
const build = (await import(new URL('server/index.js', buildFolder).href)) as ServerBuild;

const page = createRequestListener({ build, mode: 'production' });
const file = sirv(fileURLToPath(new URL('client/', buildFolder)), {
  brotli: true,
  gzip: true,
  setHeaders(response, path) {
    for (const [name, value] of fileHeaders) response.setHeader(name, value);
    response.setHeader('cache-control', cacheControlOf(path));
  },
});

/** The operator's map archive: large, read in ranges, and replaced under the same name. */
const tilePrefix = '/peta-dasar/';
const tiles =
  env.MAP_TILES_FOLDER &&
  sirv(env.MAP_TILES_FOLDER, {
    etag: true,
    setHeaders(response) {
      for (const [name, value] of fileHeaders) response.setHeader(name, value);
      response.setHeader('cache-control', 'public, max-age=86400');
    },
  });

function cacheControlOf(path: string): string {
  // Names in assets/ carry a hash of their content.
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  // Always revalidated, because it controls which version of the site is served.
  if (path === '/service-worker.js') return 'no-cache';
  return 'public, max-age=3600';
}

const server = createServer({ requestTimeout: 15_000, headersTimeout: 10_000 }, (request, response) => {
  if (request.url === '/health/live') return response.end('ok');
  const servePage = () => {
    for (const [name, value] of pageHeaders) response.setHeader(name, value);
    return page(request, response);
  };
  if (request.method !== 'GET' && request.method !== 'HEAD') return servePage();
  if (tiles && request.url?.startsWith(tilePrefix)) {
    request.url = request.url.slice(tilePrefix.length - 1);
    return tiles(request, response, () => void response.writeHead(404).end());
  }
  file(request, response, servePage);
});

server.listen(env.PORT, env.HOST, () => console.info(`web listening on http://${env.HOST}:${env.PORT}`));
drain(server, env.DRAIN_MS);
