import type { FastifyInstance, FastifyRequest, preParsingHookHandler } from 'fastify';
import { AppError } from '#api/lib/app-error.ts';
import type { Viewer } from '#api/lib/viewer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** `preParsing` of a route for members: after the rate limit, before the body is read. */
    requireViewer: preParsingHookHandler;
  }
  interface FastifyRequest {
    /** The signed-in person; only behind `requireViewer`. */
    viewer: () => Viewer;
    /** The signed-in person, if there is one. Looked up at most once per request. */
    findViewer: () => Promise<Viewer | undefined>;
    /** Synchronous variant: undefined also when the session is not cached. */
    cachedViewer: () => Viewer | undefined;
    viewerLookup: Viewer | 'nobody' | Promise<Viewer | undefined> | null;
  }
}

const bearer = 'Bearer ';

type Sessions = {
  identify: (token: string) => Viewer | undefined | Promise<Viewer | undefined>;
  invalidate: (profileId: string) => void;
};

export function addAuth(app: FastifyInstance, { identify, invalidate }: Sessions): void {
  const lookUp = (request: FastifyRequest) => {
    const { authorization } = request.headers;
    if (!authorization?.startsWith(bearer)) return 'nobody';
    return identify(authorization.slice(bearer.length)) ?? 'nobody';
  };

  const resolvedViewer = (found: FastifyRequest['viewerLookup']) =>
    found === null || found === 'nobody' || found instanceof Promise ? undefined : found;

  app.decorateRequest('viewerLookup', null);
  app.decorateRequest('cachedViewer', function () {
    return resolvedViewer((this.viewerLookup ??= lookUp(this)));
  });
  app.decorateRequest('findViewer', async function () {
    const found = (this.viewerLookup ??= lookUp(this));
    if (found instanceof Promise) this.viewerLookup = (await found) ?? 'nobody';
    return resolvedViewer(this.viewerLookup);
  });
  /** Refuses a request whose x-member-id is not the viewer: another account may have signed in meanwhile. */
  const requireMatchingViewer = (viewer: Viewer | undefined, { headers }: FastifyRequest) => {
    if (!viewer || (headers['x-member-id'] ?? viewer.id) !== viewer.id) throw new AppError('not_signed_in');
    return viewer;
  };
  app.decorateRequest('viewer', function () {
    return requireMatchingViewer(resolvedViewer(this.viewerLookup), this);
  });
  // Avoids a promise when the viewer is cached: this runs for every request of a member.
  app.decorate('requireViewer', (request, _reply, _payload, done) => {
    const known = request.cachedViewer();
    if (!known || 'x-member-id' in request.headers)
      return request.findViewer().then((viewer) => void requireMatchingViewer(viewer, request));
    done();
  });

  // A write may change the viewer, so the cached viewer is dropped.
  app.addHook('onRoute', (route) => {
    if (route.method === 'GET' || route.method === 'HEAD') return;
    route.onSend = [
      ...[route.onSend ?? []].flat(),
      (request, _reply, payload, done) => {
        const viewer = resolvedViewer(request.viewerLookup);
        if (viewer) invalidate(viewer.id);
        done(null, payload);
      },
    ];
  });
}
