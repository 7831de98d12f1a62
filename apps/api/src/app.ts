import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginCallback,
  LogController,
} from 'fastify';
import { departedRows } from '#api/departed-rows.ts';
import type { Dependencies } from '#api/dependencies.ts';
import { failureGuard } from '#api/lib/failure-guard.ts';
import { requestId } from '#api/lib/request-id.ts';
import { type AuditEntry, auditRepository } from '#api/modules/account/audit.repository.ts';
import { emailConfirmationService } from '#api/modules/account/email-confirmation.service.ts';
import { sessionService } from '#api/modules/account/session.service.ts';
import { accountSettings } from '#api/modules/account/settings.module.ts';
import { accountSignIn } from '#api/modules/account/sign-in.module.ts';
import { twoStepService } from '#api/modules/account/two-step.service.ts';
import { conductExport } from '#api/modules/community/conduct/conduct-export.ts';
import { communityMembership } from '#api/modules/community/conduct/conduct.module.ts';
import { conductService } from '#api/modules/community/conduct/conduct.service.ts';
import { community } from '#api/modules/community/community.module.ts';
import { communityModerators } from '#api/modules/community/moderation/moderation.module.ts';
import { contributionService } from '#api/modules/community/post/contribution.service.ts';
import { postActivity, replyActivity } from '#api/modules/community/post/activity.repository.ts';
import { liveRelay } from '#api/modules/community/live/live-relay.ts';
import { relayAfterCommit } from '#api/modules/community/live/relay-after-commit.ts';
import { postLists } from '#api/modules/community/list/post-list.service.ts';
import { postPhotos } from '#api/modules/community/post/post-photos.ts';
import { postReader } from '#api/modules/community/post/post-reader.service.ts';
import { postSearch } from '#api/modules/community/search/post-search.service.ts';
import { dashboardRoutes } from '#api/modules/dashboard/dashboard.routes.ts';
import { diagnosticsRoutes } from '#api/modules/diagnostics/diagnostics.routes.ts';
import { answeringNetworks } from '#api/modules/directory/answering-networks.ts';
import { confirmationActivity, suggestionActivity } from '#api/modules/directory/activity.repository.ts';
import { collectorFinder } from '#api/modules/directory/collector-finder.service.ts';
import { collectorService } from '#api/modules/directory/collector.service.ts';
import { confirmationService } from '#api/modules/directory/confirmation.service.ts';
import { duplicateService } from '#api/modules/directory/duplicates/duplicate.service.ts';
import { directory } from '#api/modules/directory/directory.module.ts';
import { nearestService } from '#api/modules/directory/nearest.service.ts';
import { suggestionReviewService } from '#api/modules/directory/suggestion-review.service.ts';
import { suggestionService } from '#api/modules/directory/suggestion.service.ts';
import { knownRegions } from '#api/modules/directory/regions/known-regions.ts';
import { takedownService } from '#api/modules/directory/takedown/takedown.service.ts';
import { submissionActivity } from '#api/modules/education/activity.repository.ts';
import { education } from '#api/modules/education/education.module.ts';
import { markService } from '#api/modules/education/mark.service.ts';
import { pictureService } from '#api/modules/photo/picture.service.ts';
import { submissionReviewService } from '#api/modules/education/submission-review.service.ts';
import { submissionService } from '#api/modules/education/submission.service.ts';
import { dependencyChecks } from '#api/modules/health/dependency-checks.ts';
import { healthRoutes } from '#api/modules/health/health.routes.ts';
import { healthService } from '#api/modules/health/health.service.ts';
import { itemRoutes } from '#api/modules/item/item.routes.ts';
import { unknownItemService } from '#api/modules/item/unknown-item.service.ts';
import { labelService } from '#api/modules/learning/label.service.ts';
import { learningService } from '#api/modules/learning/learning.service.ts';
import { reviewRoutes } from '#api/modules/review/review.routes.ts';
import { scanService } from '#api/modules/smart-sort/scan.service.ts';
import { smartSort } from '#api/modules/smart-sort/smart-sort.module.ts';
import { transparencyRoutes } from '#api/modules/transparency/transparency.routes.ts';
import { addResponseTimeout } from '#api/plugins/response-timeout.ts';
import { addAuth } from '#api/plugins/auth.ts';
import { handleClientError } from '#api/plugins/client-error.ts';
import { addDocs } from '#api/plugins/docs.ts';
import { addDownloads } from '#api/plugins/downloads.ts';
import { addErrors, sendError } from '#api/plugins/errors.ts';
import { addFeatureSwitches } from '#api/plugins/feature-switches.ts';
import { addMetrics } from '#api/plugins/metrics.ts';
import { addOpenApi } from '#api/plugins/openapi.ts';
import { addRateLimit } from '#api/plugins/rate-limit.ts';
import { addRequestLog } from '#api/plugins/request-log.ts';
import { addSecurityHeaders, setSecurityHeaders } from '#api/plugins/security-headers.ts';
import { stopListeningWhenIdle } from '#api/plugins/stop-listening.ts';
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
    // Requests that arrive during shutdown are still served.
    return503OnClosing: false,
    // A URL that cannot be decoded reaches no route and no hook.
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply);
      sendError(error, request, reply);
    },
    clientErrorHandler: handleClientError,
  });
  const health = healthService(dependencyChecks(deps));
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
  const learning = learningService(db);
  const scans = scanService({ db, objects: deps.objects, learning });
  const regions = knownRegions(deps.readDb);
  const collectors = collectorService(db, regions);
  const finder = collectorFinder(deps.readDb);
  const nearest = nearestService(finder, regions);
  const pictures = pictureService(deps);
  const suggestions = suggestionService(db, pictures);
  const listingConfirmations = confirmationService({
    db,
    collectors,
    networks: answeringNetworks(redis, env.LIMIT_ANSWERS_NETWORK),
  });
  const listingReviews = {
    db,
    collectors,
    pictures,
    audit: (transaction: typeof db, entry: AuditEntry) => auditRepository(transaction).record(entry),
  };
  const suggestionReviews = suggestionReviewService(listingReviews);
  const takedowns = takedownService(listingReviews);
  const marks = markService(db);
  const submissions = submissionService(db, pictures);
  const submissionReviews = submissionReviewService({
    db,
    pictures,
    audit: (transaction, entry) => auditRepository(transaction).record(entry),
  });
  const unknownItems = unknownItemService(db);
  const contributions = contributionService(db);
  const relay = relayAfterCommit(
    liveRelay({ db, redis, prefix: env.REDIS_PREFIX }),
    deps.errors.of('live_relay'),
  );
  const relaySoon = () => relay.soon();
  const conduct = conductService({ ...deps, relaySoon });
  const photoAddress = postPhotos(pictures);
  const reader = postReader(db, photoAddress);
  const lists = postLists({ db, photoAddress, search: postSearch(db) });
  const invalidateLists = () => lists.invalidate();
  const moderators = communityModerators({
    db,
    reader,
    relaySoon,
    invalidateLists,
    audit: (transaction, entry) => auditRepository(transaction).record(entry),
  });

  app.addHook('onClose', () => relay.close());
  if (tracing) await app.register(tracing);
  addValidation(app);
  addSecurityHeaders(app, lifecycle);
  addRequestLog(app);
  addResponseTimeout(app, env.HANDLER_TIMEOUT_MS);
  addAuth(app, sessions);
  await addRateLimit(app, redis, env);
  addErrors(app);
  addDownloads(app);
  addFeatureSwitches(app, db);
  addMetrics(app, deps);
  await addOpenApi(app, env.ORIGIN);
  await addDocs(app);

  await app.register(healthRoutes, { health, lifecycle });
  await app.register(accountSignIn, { deps, sessions, failures, twoStep, confirmations });
  await app.register(accountSettings, {
    deps,
    sessions,
    failures,
    twoStep,
    confirmations,
    // Confirmations and submissions are deleted with the profile by cascade.
    onAccountDeleted: [suggestions.onAccountDeleted, marks.onAccountDeleted],
    departedRows,
    sections: {
      scans: (viewer) => scans.exportOf(viewer.id),
      learning: (viewer) => learning.exportOf(viewer.id),
      suggestions: (viewer) => suggestions.exportOf(viewer.id),
      confirmations: (viewer) => listingConfirmations.exportOf(viewer.id),
      marks: (viewer) => marks.exportOf(viewer.id),
      submissions: (viewer) => submissions.exportOf(viewer.id),
      posts: (viewer) => contributions.postsOf(viewer.id),
      replies: (viewer) => contributions.repliesOf(viewer.id),
      conduct: (viewer) => conductExport(db, viewer.id),
    },
  });
  await app.register(smartSort, {
    deps,
    scans,
    findDisposal: async (material, place) =>
      (await nearest.find({ material, ...place }, new Date())).disposalLocation,
  });
  await app.register(directory, {
    deps,
    collectors,
    finder,
    nearest,
    suggestions,
    confirmations: listingConfirmations,
    takedowns,
    regions,
    pictures,
  });
  await app.register(education, { deps, marks, pictures, submissions });
  await app.register(itemRoutes, { unknownItems });
  await app.register(community, { db, hooks: conduct, lists, reader, pictures });
  await app.register(communityMembership, {
    deps,
    conduct,
    moderators,
    identify: (token) => sessions.identify(token),
    invalidateLists,
  });
  await app.register(reviewRoutes, {
    listings: suggestionReviews,
    takedowns,
    duplicates: duplicateService(listingReviews),
    pieces: submissionReviews,
    items: unknownItems,
    learning: labelService(db, deps.objects),
    moderation: moderators,
  });
  await app.register(dashboardRoutes, {
    db,
    sources: [
      scans.activityOf,
      postActivity(db),
      replyActivity(db),
      suggestionActivity(db),
      confirmationActivity(db),
      submissionActivity(db),
    ],
  });
  await app.register(transparencyRoutes, { db, checkServers: () => health.dependencies() });
  await app.register(diagnosticsRoutes);
  await app.register(stopListeningWhenIdle);
  return app;
}
