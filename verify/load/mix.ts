import { directoryKinds } from './kinds/directory.ts';
import { forumKinds } from './kinds/forum.ts';
import { pageKinds } from './kinds/pages.ts';
import { photoKinds } from './kinds/photos.ts';
import { smallKinds } from './kinds/small.ts';
import { writeKinds } from './kinds/writes.ts';

export const kinds = {
  ...pageKinds,
  ...forumKinds,
  ...directoryKinds,
  ...photoKinds,
  ...writeKinds,
  ...smallKinds,
};
export type KindName = keyof typeof kinds;

export const classOf = (kind: KindName): 'pages' | 'forum' | 'directory' | 'photos' | 'writes' | 'small' => {
  if (kind in pageKinds) return 'pages';
  if (kind in forumKinds) return 'forum';
  if (kind in directoryKinds) return 'directory';
  if (kind in photoKinds) return 'photos';
  return kind in writeKinds ? 'writes' : 'small';
};

/** Percent by kind. */
export type Mix = Partial<Record<KindName, number>>;

/** A typical day: 70 public pages, 15 forum reads, 5 directory, 5 photos, 5 writes. */
export const dayMix: Mix = {
  landing: 14,
  listPage: 12,
  otherPage: 6,
  piece: 12,
  listing: 11,
  again: 15,
  forumList: 7,
  forumPost: 5,
  forumDeep: 1.5,
  forumSearch: 1.5,
  near: 2,
  map: 2,
  offers: 1,
  classify: 5,
  post: 0.6,
  reply: 1.4,
  like: 2.2,
  feedback: 0.8,
};

/**
 * For rolling restarts, which check for failed requests and not for cost: many cheap requests.
 * Photos and rendered pages are included because they take the longest.
 */
export const restartMix: Mix = {
  landing: 20,
  listPage: 12,
  otherPage: 8,
  piece: 10,
  listing: 2,
  again: 16,
  file: 12,
  health: 4,
  forumList: 8,
  forumPost: 4,
  near: 1,
  classify: 0.2,
  post: 0.3,
  reply: 0.7,
  like: 1.3,
  feedback: 0.5,
};
