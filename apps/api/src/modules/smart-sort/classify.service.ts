import type { RouteOutput } from '@app/contract/route';
import type { classifyPhoto } from '@app/contract/smart-sort';
import type { FastifyBaseLogger } from 'fastify';
import type { ClassifierPool } from '#api/clients/classifier/pool.ts';
import type { Viewer } from '#api/lib/viewer.ts';
import { answerOf } from './answer.ts';
import type { RecordService } from './record.service.ts';
import { photoRefusal } from './upload/photo-refusal.ts';

type Given = { bytes: Buffer; viewer: Viewer | undefined; signal: AbortSignal; log: FastifyBaseLogger };

/** A photo in, an answer out. Of visitors nothing is left behind. */
export function classifyService(classifier: ClassifierPool, records: RecordService) {
  return {
    hasRoom: () => classifier.hasRoom(),

    async classify({
      bytes,
      viewer,
      signal,
      log,
    }: Given): Promise<RouteOutput<typeof classifyPhoto>['data']> {
      const keep = viewer ? await records.keepsPhotos(viewer.id) : false;
      const outcome = await classifier.classify({ bytes, keep }, signal);
      if (outcome === 'unreadable') throw photoRefusal('photo_unreadable');
      const { interpretation, copies } = outcome;
      const classification = answerOf(interpretation);
      const scanId = viewer
        ? await records.record({ profileId: viewer.id, classification, copies }, log)
        : null;
      return { classification, scanId };
    },
  };
}

export type ClassifyService = ReturnType<typeof classifyService>;
