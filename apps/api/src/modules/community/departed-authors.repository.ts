import { anonymiseDeparted, deleteDeparted } from '#api/lib/departed-rows.ts';

/** Triggers update the counters. */
export const departedPostLikes = deleteDeparted({
  table: 'app.post_like',
  column: 'profile_id',
  batch: 1000,
});

/** Posts have many indexes, so few of them are changed at once. */
export const departedAuthors = [
  departedPostLikes,
  deleteDeparted({ table: 'app.reply_like', column: 'profile_id', batch: 1000 }),
  anonymiseDeparted({ table: 'app.post', column: 'author_id', batch: 100 }),
  anonymiseDeparted({ table: 'app.reply', column: 'author_id', batch: 300 }),
  deleteDeparted({ table: 'app.post_follow', column: 'profile_id', batch: 500 }),
  deleteDeparted({ table: 'app.notification', column: 'profile_id', batch: 500 }),
  anonymiseDeparted({ table: 'app.notification', column: 'actor_id', batch: 500 }),
];
