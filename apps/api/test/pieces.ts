import { materials } from '@app/classifier/materials';
import { difficulties, innovationCategories, newsCategories } from '@app/contract/education';
import { Client } from 'pg';
import {
  type PieceMetadata,
  metadataColumnsOf,
  pieceColumnsOf,
  pieceWriter,
  revisionColumnsOf,
  type WrittenInnovation,
  type WrittenNews,
  type WrittenPiece,
} from '#api/modules/education/piece-writer.repository.ts';
import type { TestApi } from './harness.ts';
import { seeded } from './random.ts';
import { vacuumAnalyze } from './vacuum.ts';

export const newsText: WrittenNews = {
  kind: 'news',
  title: 'Berita uji coba',
  excerpt: 'Ringkasan berita uji coba.',
  category: 'Sosial',
  sources: [{ title: 'Data uji, 2026', url: null }],
  fullContent: 'Satu paragraf.\n\n## Judul\n\n- satu\n- dua',
};

export const innovationText: WrittenInnovation = {
  kind: 'innovation',
  title: 'Tutorial uji coba',
  excerpt: 'Ringkasan tutorial uji coba.',
  category: 'DIY',
  difficulty: 'Mudah',
  minutes: 45,
  timeRequired: '45 menit',
  materials: ['1 botol', '2 paku', 'lem', 'gunting'],
  steps: [
    { title: 'Potong', text: 'Potong botol menjadi dua.' },
    { title: 'Rekatkan', text: 'Rekatkan kedua bagian dengan lem.' },
  ],
  tips: 'Pakai gunting tajam.',
  safety: 'Jauhkan dari anak-anak.',
  wasteMaterials: ['plastik'],
  sources: [],
};

const frameOf = (id: number, given: Partial<PieceMetadata> = {}): PieceMetadata => ({
  id,
  author: 'Penulis Uji',
  authorProfileId: null,
  scene: 'jar-lamp',
  pictureId: null,
  publishedAt: new Date(),
  ...given,
});

let last = 1_000_000;

/** Inserts a published piece and returns its id. */
export async function writePiece(
  { db }: Pick<TestApi, 'db'>,
  piece: WrittenPiece = newsText,
  frame: Partial<PieceMetadata> = {},
): Promise<number> {
  const id = frame.id ?? (last += 1);
  await db
    .transaction()
    .execute((transaction) =>
      pieceWriter(transaction).insert(piece, frameOf(id, frame), { sourceHash: null, editorId: null }),
    );
  return id;
}

/** Removes all seeded pieces. */
export const removePieces = ({ db }: Pick<TestApi, 'db'>) => db.deleteFrom('app.piece').execute();

const vocabulary =
  `kompos botol kardus sungai pasar warga kelas guru wadah tanah daun bibit kain kaleng rak pot lampu meja taman desa
  kota bank harga minyak kertas plastik kaca logam anak musim`.split(/\s+/);

/** Short generated texts. */
function* inventTexts(count: number): Generator<WrittenPiece> {
  const { below, pick } = seeded(11);
  const randomWords = (length: number) => Array.from({ length }, () => pick(vocabulary)).join(' ');
  for (let n = 0; n < count; n += 1) {
    const heading = { title: `Cara ${randomWords(2)} nomor ${n}`, excerpt: `Tentang ${randomWords(5)}.` };
    yield n % 2 === 0
      ? { ...newsText, ...heading, category: pick(newsCategories), fullContent: randomWords(60) }
      : {
          ...innovationText,
          ...heading,
          category: pick(innovationCategories),
          difficulty: pick(difficulties),
          minutes: 5 + below(500),
          wasteMaterials: [pick(materials)],
        };
  }
}

/** Inserts many pieces and updates table statistics, as in a database in use. */
export async function fillPieces({ env }: Pick<TestApi, 'env'>, count: number): Promise<void> {
  const texts = [...inventTexts(200)].map((piece) => ({
    kind: piece.kind,
    columns: pieceColumnsOf(piece),
    revision: { ...revisionColumnsOf(piece), sources: [], ...(piece.kind === 'innovation' && { steps: [] }) },
  }));
  const rows = Array.from({ length: count }, (_, n) => {
    const { kind, columns, revision } = texts[n % texts.length]!;
    const id = 1001 + n;
    const publishedAt = new Date(Date.UTC(2026, 0, 1) - n * 60_000);
    const frame = metadataColumnsOf(frameOf(id, { publishedAt }));
    return {
      piece: {
        kind,
        id,
        ...columns,
        ...frame,
        revision: 1,
        likes: 0,
        saves: 0,
        views: 0,
        updated_at: publishedAt,
      },
      revision: { kind, piece_id: id, number: 1, ...revision, created_at: publishedAt },
    };
  });
  // Not from the pool: it takes longer than the statement timeout.
  const client = new Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    const insert = (table: string, list: object[]) =>
      client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
        JSON.stringify(list),
      ]);
    await client.query('begin');
    await client.query('alter table app.piece disable trigger piece_words_are_learnt');
    await insert(
      'app.piece',
      rows.map(({ piece }) => piece),
    );
    await insert(
      'app.piece_revision',
      rows.map(({ revision }) => revision),
    );
    await client.query('set constraints all immediate');
    await client.query('alter table app.piece enable trigger piece_words_are_learnt');
    await client.query('commit');
    await vacuumAnalyze(client, 'app.piece');
    await vacuumAnalyze(client, 'app.piece_revision');
  } finally {
    await client.end();
  }
}
