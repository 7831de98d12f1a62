import type { PieceKind } from '@app/contract/education';

/** Each member has a draft of each kind: a phone may be shared. */
export const draftKey = (memberId: string, kind: PieceKind) => `kiriman:${memberId}:${kind}`;
