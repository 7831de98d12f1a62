import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginCallback,
  LogController,
} from 'fastify';
import type { Dependencies } from '#api/dependencies.ts';
import { failureGuard } from '#api/lib/failure-guard.ts';
import { requestId } from '#api/lib/request-id.ts';
import { emailConfirmationService } from '#api/modules/account/email-confirmation.service.ts';
import { sessionService } from '#api/modules/account/session.service.ts';
import { accountSettings } from '#api/modules/account/settings.module.ts';
import { accountSignIn } from '#api/modules/account/sign-in.module.ts';
import { twoStepService } from '#api/modules/account/two-step.service.ts';
import { diagnosticsRoutes } from '#api/modules/diagnostics/diagnostics.routes.ts';
import { healthRoutes } from '#api/modules/health/health.routes.ts';
import { scanService } from '#api/modules/smart-sort/scan.service.ts';
import { smartSort } from '#api/modules/smart-sort/smart-sort.module.ts';
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
  const { env, db, redis, queue, lifecycle } = deps;
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
  const sessions = sessionService(db, deps.viewerChanges);
  const failures = failureGuard(redis, {
    account: env.LIMIT_FAILURES_ACCOUNT,
    network: env.LIMIT_FAILURES_NETWORK,
  });
  const twoStep = twoStepService({
    db,
    failures,
    sessions,
    queue,
    secretsKey: env.SECRETS_KEY,
    origin: env.ORIGIN,
  });
  const confirmations = emailConfirmationService(db, queue, env.ORIGIN);
  const scans = scanService(db, deps.objects);

  if (tracing) await app.register(tracing);
  addValidation(app);
  addSecurityHeaders(app, lifecycle);
  addRequestLog(app);
  addAuth(app, sessions);
  await addRateLimit(app, redis, env);
  addErrors(app);
  addMetrics(app, deps);
  await addOpenApi(app, env.ORIGIN);
  await addDocs(app);

  await app.register(healthRoutes, { deps });
  await app.register(accountSignIn, { deps, sessions, failures, twoStep, confirmations });
  await app.register(accountSettings, {
    deps,
    sessions,
    failures,
    twoStep,
    confirmations,
    // Scans go with the profile, by cascade.
    farewells: [],
    sections: { scans: (viewer) => scans.exportOf(viewer.id) },
  });
  await app.register(smartSort, { deps, scans });
  await app.register(diagnosticsRoutes);
  return app;
}
