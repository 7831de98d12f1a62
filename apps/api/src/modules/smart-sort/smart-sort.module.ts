import type { FastifyPluginAsync } from 'fastify';
import type { Dependencies } from '#api/dependencies.ts';
import { oneExportAtATime } from '#api/lib/export/one-at-a-time.ts';
import { classifyRoutes } from './classify.routes.ts';
import { classifyService } from './classify.service.ts';
import { deviceScanService } from './device-scan.service.ts';
import type { FindDisposal } from './disposal.service.ts';
import { recordService } from './record.service.ts';
import { scanLimit } from './scan-limit.ts';
import { scanRoutes } from './scan.routes.ts';
import type { ScanService } from './scan.service.ts';

type Parts = { deps: Dependencies; scans: ScanService; findDisposal: FindDisposal };

/** Classification of photos, and the scans of members. */
export const smartSort: FastifyPluginAsync<Parts> = async (app, { deps, scans, findDisposal }) => {
  const { classifier, db, env, objects, redis } = deps;
  const classifications = classifyService({ classifier, records: recordService(db, objects), findDisposal });
  const limit = scanLimit(redis, env);
  await app.register(classifyRoutes, { classifications, limit });
  await app.register(scanRoutes, {
    scans,
    deviceScans: deviceScanService(db),
    limit,
    oneExport: oneExportAtATime(redis),
  });
};
