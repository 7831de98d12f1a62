import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** In front of a web instance: its pages are fresh for a second instead of a minute, which a proof would have to wait. */
export async function shortLived(webPort: number) {
  const server = createServer((asked, answer) => {
    const { method, url, headers } = asked;
    const onward = request({ host: '127.0.0.1', port: webPort, method, path: url, headers }, (given) => {
      const cacheControl = given.headers['cache-control']?.replace('s-maxage=60', 's-maxage=1');
      answer.writeHead(given.statusCode ?? 502, {
        ...given.headers,
        ...(cacheControl && { 'cache-control': cacheControl }),
      });
      given.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
