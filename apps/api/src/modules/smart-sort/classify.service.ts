import { answerOf } from '@app/classifier/answer';
import type { RouteOutput } from '@app/contract/route';
import type { classifyPhoto, PhotoPlace } from '@app/contract/smart-sort';
import type { FastifyBaseLogger } from 'fastify';
import type { Classifier } from '#api/clients/classifier/classifier.ts';
import { AppError } from '#api/lib/app-error.ts';
import { photoRefusal } from '#api/modules/photo/upload/photo-refusal.ts';
import type { Viewer } from '#api/lib/viewer.ts';
import { disposalService, type FindDisposal } from './disposal.service.ts';
import type { RecordService } from './record.service.ts';

type ClassifyRequest = {
  bytes: Buffer;
  viewer: Viewer | undefined;
  place: PhotoPlace;
  signal: AbortSignal;
  log: FastifyBaseLogger;
};

type Parts = { classifier: Classifier; records: RecordService; findDisposal: FindDisposal };

/** Classifies a photo. Nothing is stored for visitors. */
export function classifyService({ classifier, records, findDisposal }: Parts) {
  const disposals = disposalService(findDisposal);
  return {
    hasRoom: () => classifier.hasCapacity(),

    async classify({
      bytes,
      viewer,
      place,
      signal,
      log,
    }: ClassifyRequest): Promise<RouteOutput<typeof classifyPhoto>['data']> {
      const keep = viewer ? await records.keepsPhotos(viewer.id) : false;
      const outcome = await classifier.classify(bytes, keep, signal);
      if (outcome === 'unreadable') throw photoRefusal('photo_unreadable');
      // Nothing is stored when the client disconnected.
      if (signal.aborted) throw new AppError('classifier_busy');
      const { interpretation, copies } = outcome;
      const classification = await disposals.locate(answerOf(interpretation), place, log);
      const scanId = viewer
        ? await records.record({ profileId: viewer.id, classification, copies }, log)
        : null;
      return { classification, scanId };
    },
  };
}

export type ClassifyService = ReturnType<typeof classifyService>;
