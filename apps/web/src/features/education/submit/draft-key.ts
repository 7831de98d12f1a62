import type { PieceKind } from '@app/contract/education';

/** One draft per member and kind, because a phone may be shared. */
export const draftKey = (memberId: string, kind: PieceKind) => `kiriman:${memberId}:${kind}`;
