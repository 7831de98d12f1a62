import { percent } from '@app/classifier/percent';
import { shippedModel } from '@app/classifier/settings';
import type { RouteOutput } from '@app/contract/route';
import type { PublicFigures, showTransparency } from '@app/contract/transparency';
import type { Database } from '#api/db/database.ts';
import { accuracyOf } from '#api/lib/accuracy.ts';
import { promiseCache } from '#api/lib/promise-cache.ts';
import { type FiguresRow, publicFiguresRepository } from './public-figures.repository.ts';
import { wilsonInterval } from './wilson-interval.ts';

type Output = RouteOutput<typeof showTransparency>;
type Part = Output['parts'][number]['part'];

/** The public name of each dependency. */
const partOf = {
  database: 'data',
  identity: 'accounts',
  objects: 'photos',
  mail: 'mail',
  redis: 'speed',
  classifier: 'model',
} as const satisfies Record<string, Part>;
type Server = keyof typeof partOf;

export type CheckServers = () => Promise<Record<Server, 'up' | 'down'>>;

const minute = 60_000;

function confirmedOf(judged: number, accurate: number): PublicFigures['confirmed'] {
  const accuracy = accuracyOf(judged, accurate);
  if (accuracy === null) return null;
  const { low, high } = wilsonInterval(accurate, judged);
  return {
    judged,
    accurate,
    percent: accuracy,
    low: percent(low),
    high: percent(high),
  };
}

const figuresOf = (row: FiguresRow): PublicFigures => ({
  countedAt: row.counted_at.toISOString(),
  members: Number(row.members),
  scans: Number(row.scans),
  listings: Number(row.listings),
  confirmedListings: Number(row.confirmed_listings),
  sampleListings: Number(row.sample_listings),
  pieces: Number(row.pieces),
  posts: Number(row.posts),
  learning: {
    collected: Number(row.learning_collected),
    labelled: Number(row.learning_labelled),
    used: row.learning_used as PublicFigures['learning']['used'],
  },
  confirmed: confirmedOf(Number(row.judged), Number(row.accurate)),
});

/** Public figures of the product, its accuracy, and the state of its parts. */
export function transparencyService(db: Database, checkServers: CheckServers) {
  const cachedFigures = promiseCache<PublicFigures | null>({ maxEntries: 1, ttlMs: minute });
  const figures = () =>
    cachedFigures.get('figures', async () => {
      const row = await publicFiguresRepository(db).newest();
      return row ? figuresOf(row) : null;
    });

  return {
    async show(): Promise<Output> {
      const servers = await checkServers();
      return {
        // Without the database the page shows only the state of the parts.
        figures: servers.database === 'up' ? await figures() : null,
        parts: Object.entries(partOf).map(([server, part]) => ({ part, state: servers[server as Server] })),
        model: { version: shippedModel.version, sha256: shippedModel.sha256 },
      };
    },
  };
}
