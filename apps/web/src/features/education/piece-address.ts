import type { PieceKind } from '@app/contract/education';

export const pieceAddress = (kind: PieceKind, id: number | string) => `/education/${kind}/${id}`;

/** Where the list of the kind is. */
export const tabOf = { news: 'berita', innovation: 'inovasi' } as const;
