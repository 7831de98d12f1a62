import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#api/lib/app-error.ts';
import type { Viewer } from '#api/lib/viewer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** `preParsing` of a route for members: after the rate limit, before the body is read. */
    requireViewer: (request: FastifyRequest) => Promise<void>;
  }
  interface FastifyRequest {
    /** The signed-in person; only behind `requireViewer`. */
    viewer: () => Viewer;
    /** The signed-in person, if there is one. Asked at most once per request. */
    findViewer: () => Promise<Viewer | undefined>;
    viewerLookup: Promise<Viewer | undefined> | null;
    knownViewer: Viewer | null;
  }
}

const bearer = 'Bearer ';

export type Identify = (token: string) => Promise<Viewer | undefined>;

export function addAuth(app: FastifyInstance, identify: Identify): void {
  const lookUp = async (authorization: string | undefined) =>
    authorization?.startsWith(bearer) ? identify(authorization.slice(bearer.length)) : undefined;

  app.decorateRequest('viewerLookup', null);
  app.decorateRequest('knownViewer', null);
  app.decorateRequest('findViewer', function () {
    return (this.viewerLookup ??= lookUp(this.headers.authorization));
  });
  app.decorateRequest('viewer', function () {
    if (!this.knownViewer) throw new AppError('not_signed_in');
    return this.knownViewer;
  });
  app.decorate('requireViewer', async (request: FastifyRequest) => {
    request.knownViewer = (await request.findViewer()) ?? null;
    if (!request.knownViewer) throw new AppError('not_signed_in');
  });
}
