import type { FastifyPluginAsync } from 'fastify';
import type { Dependencies } from '#api/dependencies.ts';
import type { PictureService } from '#api/modules/photo/picture.service.ts';
import { markRoutes } from './mark.routes.ts';
import type { MarkService } from './mark.service.ts';
import { pictureRoutes } from './picture.routes.ts';
import { pieceListService } from './piece-list.service.ts';
import { pieceRoutes } from './piece.routes.ts';
import { pieceService } from './piece.service.ts';
import { submissionRoutes } from './submission.routes.ts';
import type { SubmissionService } from './submission.service.ts';
import { viewRoutes } from './view.routes.ts';
import { viewService } from './view.service.ts';

type Parts = {
  deps: Dependencies;
  marks: MarkService;
  pictures: PictureService;
  submissions: SubmissionService;
};

/** News and tutorials: reading, likes and saves, submissions. */
export const education: FastifyPluginAsync<Parts> = async (app, parts) => {
  const { deps, marks, pictures, submissions } = parts;
  const { db, readDb, redis, log } = deps;
  await app.register(pieceRoutes, { pieces: pieceService(readDb), lists: pieceListService(readDb) });
  await app.register(markRoutes, { marks });
  await app.register(viewRoutes, { views: viewService({ db, redis, log }) });
  await app.register(pictureRoutes, { db, pictures });
  await app.register(submissionRoutes, { submissions });
};
