import { lazy } from 'react';
import { data } from 'react-router';
import { ReviewGate } from '#web/features/review/components/review-gate.tsx';

/** The server has no session, so it always responds with 404. */
export function loader() {
  throw data(null, { status: 404 });
}
/** Skips the server loader on client-side navigation: the gate calls the API. */
export const clientLoader = () => null;

const queues = {
  listings: lazy(async () => ({
    default: (await import('#web/features/directory/suggest/review/listing-queue.tsx')).ListingQueue,
  })),
  takedowns: lazy(async () => ({
    default: (await import('#web/features/directory/takedown/takedown-queue.tsx')).TakedownQueue,
  })),
  duplicates: lazy(async () => ({
    default: (await import('#web/features/directory/duplicates/duplicate-queue.tsx')).DuplicateQueue,
  })),
  pieces: lazy(async () => ({
    default: (await import('#web/features/education/submit/review/piece-queue.tsx')).PieceQueue,
  })),
  items: lazy(async () => ({
    default: (await import('#web/features/item/review/unknown-item-queue.tsx')).UnknownItemQueue,
  })),
  learning: lazy(async () => ({
    default: (await import('#web/features/learning/components/learning-queue.tsx')).LearningQueue,
  })),
  reports: lazy(async () => ({
    default: (await import('#web/features/community/conduct/review/report-queue.tsx')).ReportQueue,
  })),
  appeals: lazy(async () => ({
    default: (await import('#web/features/community/conduct/review/appeal-queue.tsx')).AppealQueue,
  })),
};

const Gate = () => <ReviewGate queues={queues} />;

export default Gate;
export const ErrorBoundary = Gate;
