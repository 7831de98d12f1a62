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
    /** The signed-in person, if there is one. Asked at most once per request. */
    findViewer: () => Promise<Viewer | undefined>;
    /** The same without waiting: undefined also when somebody has to be asked first. */
    recallViewer: () => Viewer | undefined;
    viewerLookup: Viewer | 'nobody' | Promise<Viewer | undefined> | null;
  }
}

const bearer = 'Bearer ';

type Sessions = {
  identify: (token: string) => Viewer | undefined | Promise<Viewer | undefined>;
  forget: (profileId: string) => void;
};

export function addAuth(app: FastifyInstance, { identify, forget }: Sessions): void {
  const lookUp = (request: FastifyRequest) => {
    const { authorization } = request.headers;
    if (!authorization?.startsWith(bearer)) return 'nobody';
    return identify(authorization.slice(bearer.length)) ?? 'nobody';
  };

  const settled = (found: FastifyRequest['viewerLookup']) =>
    found === null || found === 'nobody' || found instanceof Promise ? undefined : found;

  app.decorateRequest('viewerLookup', null);
  app.decorateRequest('recallViewer', function () {
    return settled((this.viewerLookup ??= lookUp(this)));
  });
  app.decorateRequest('findViewer', async function () {
    const found = (this.viewerLookup ??= lookUp(this));
    if (found instanceof Promise) this.viewerLookup = (await found) ?? 'nobody';
    return settled(this.viewerLookup);
  });
  /** A page that names its person is heard only as that person: another may have signed in meanwhile. */
  const mustBeThere = (viewer: Viewer | undefined, { headers }: FastifyRequest) => {
    if (!viewer || (headers['x-member-id'] ?? viewer.id) !== viewer.id) throw new AppError('not_signed_in');
    return viewer;
  };
  app.decorateRequest('viewer', function () {
    return mustBeThere(settled(this.viewerLookup), this);
  });
  // A promise only where one is needed: every request of a member passes here.
  app.decorate('requireViewer', (request, _reply, _payload, done) => {
    const known = request.recallViewer();
    if (!known || 'x-member-id' in request.headers)
      return request.findViewer().then((viewer) => void mustBeThere(viewer, request));
    done();
  });

  // Who writes may have changed themself, and must see it with their next request.
  app.addHook('onRoute', (route) => {
    if (route.method === 'GET' || route.method === 'HEAD') return;
    route.onSend = [
      ...[route.onSend ?? []].flat(),
      (request, _reply, payload, done) => {
        const viewer = settled(request.viewerLookup);
        if (viewer) forget(viewer.id);
        done(null, payload);
      },
    ];
  });
}
