import { type LabelAnswer, labelPhoto, nextLearningPhoto } from '@app/contract/learning';
import type { RouteOutput } from '@app/contract/route';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';

export type LearningPhoto = NonNullable<RouteOutput<typeof nextLearningPhoto>['photo']>;
export type LearningCounts = RouteOutput<typeof nextLearningPhoto>['counts'];

/** `after` is the photo that was skipped. */
export const learningPhotoQuery = (after: string | undefined) =>
  queryOptions({
    queryKey: ['review', 'learning', after],
    queryFn: ({ signal }) => call(nextLearningPhoto, { query: after ? { after } : {} }, { signal }),
    placeholderData: keepPreviousData,
    // A new answer would show the same photo, by another address.
    refetchOnWindowFocus: false,
  });

export type Labelling = { decision: 'label'; answer: LabelAnswer };

export const sendLabel =
  (photoId: string) =>
  ({ answer }: Labelling) =>
    call(labelPhoto, { params: { photoId }, body: { answer } });
