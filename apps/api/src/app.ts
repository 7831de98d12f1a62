import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginCallback,
  LogController,
} from 'fastify';
import type { Dependencies } from '#api/dependencies.ts';
import { requestId } from '#api/lib/request-id.ts';
import { accountRoutes } from '#api/modules/account/account.routes.ts';
import { sessionService } from '#api/modules/account/session.service.ts';
import { diagnosticsRoutes } from '#api/modules/diagnostics/diagnostics.routes.ts';
import { healthRoutes } from '#api/modules/health/health.routes.ts';
import { addAuth } from '#api/plugins/auth.ts';
import { answerBrokenConnection } from '#api/plugins/broken-connection.ts';
import { addDocs } from '#api/plugins/docs.ts';
import { addErrors, answerError } from '#api/plugins/errors.ts';
import { addMetrics } from '#api/plugins/metrics.ts';
import { addOpenApi } from '#api/plugins/openapi.ts';
import { addRateLimit } from '#api/plugins/rate-limit.ts';
import { addRequestLog } from '#api/plugins/request-log.ts';
import { addSecurityHeaders, setSecurityHeaders } from '#api/plugins/security-headers.ts';
import { addValidation } from '#api/plugins/validation.ts';

/** Builds the whole API from its dependencies. The only place where parts are wired together. */
export async function buildApp(
  deps: Dependencies,
  tracing?: FastifyPluginCallback,
): Promise<FastifyInstance> {
  const { env, db, redis, lifecycle } = deps;
  const loggerInstance: FastifyBaseLogger = deps.log;
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestId,
    trustProxy: env.TRUST_PROXY.split(','),
    bodyLimit: 64 * 1024,
    connectionTimeout: 30_000,
    requestTimeout: 20_000,
    handlerTimeout: env.HANDLER_TIMEOUT_MS,
    // Who still reaches us while we stop is served, not refused.
    return503OnClosing: false,
    // An address that cannot be decoded reaches no route and no hook.
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply);
      answerError(error, request, reply);
    },
    clientErrorHandler: answerBrokenConnection,
  });
  const sessions = sessionService(db, redis);

  if (tracing) await app.register(tracing);
  addValidation(app);
  addSecurityHeaders(app, lifecycle);
  addRequestLog(app);
  addAuth(app, (token) => sessions.identify(token));
  await addRateLimit(app, redis, env);
  addErrors(app);
  addMetrics(app, deps);
  await addOpenApi(app, env.ORIGIN);
  await addDocs(app);

  await app.register(healthRoutes, { deps });
  await app.register(accountRoutes, { sessions });
  await app.register(diagnosticsRoutes);
  return app;
}
