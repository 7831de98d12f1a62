import { sql } from 'kysely';
import { positionOf } from '#api/lib/time-cursor.ts';

/** Joins the current revision to `piece` in a `from` clause. */
export const joinText = sql`join app.piece_revision as revision
  on revision.kind = piece.kind and revision.piece_id = piece.id and revision.number = piece.revision`;

/** The columns of a card. */
export const cardColumns = sql`piece.kind, piece.id, piece.category, piece.difficulty, piece.author, piece.scene,
  piece.picture_id, piece.published_at, piece.likes, piece.saves, piece.views, revision.title, revision.excerpt,
  revision.read_time, revision.time_required, revision.materials, ${positionOf('piece.published_at')} as position`;

/** The columns of the detail page. */
export const detailColumns = sql`${cardColumns}, piece.minutes, piece.waste_materials, piece.updated_at,
  revision.full_content, revision.steps, revision.tips, revision.safety, revision.sources`;
