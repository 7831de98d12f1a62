import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';

type Download = { name: string; type: string; chunks: AsyncGenerator<string, void> };

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Sends a file as it is read, as fast as the reader takes it. A failure in the middle destroys the connection, so
     * that the download fails: a file that ended early would look complete.
     */
    sendDownload(download: Download): Promise<FastifyReply>;
  }
}

/** For a route that sends a download. */
export const downloadRoute = {
  // A reader that takes nothing for 30 s is disconnected before (`connectionTimeout`).
  handlerTimeout: 60 * 60 * 1000,
  // It would read everything to send nothing.
  exposeHeadRoute: false,
  config: { isStream: true },
} as const;

export function addDownloads(app: FastifyInstance): void {
  const open = new Set<Readable>();

  app.decorateReply(
    'sendDownload',
    async function (this: FastifyReply, { name, type, chunks }: Download): Promise<FastifyReply> {
      // A failure before the first chunk can still be sent as an error response.
      const first = await chunks.next();
      async function* all() {
        if (!first.done) yield first.value;
        yield* chunks;
      }
      const file = Readable.from(all());
      open.add(file);
      file.once('close', () => {
        open.delete(file);
        // Also when the reader left before anything was read.
        void chunks.return();
      });
      this.header('content-disposition', `attachment; filename="${name}"`);
      return this.type(`${type}; charset=utf-8`).send(file);
    },
  );

  // A slow reader would hold up the shutdown; it sees a failure and starts again on another instance.
  app.addHook('preClose', async () => {
    for (const file of open) file.destroy(new Error('the server stops'));
  });
}
