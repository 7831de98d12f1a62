import { connect, createPool } from '@app/api/src/db/database.ts';
import type { Statement } from '@app/api/test/index-rows.ts';

type Database = ReturnType<typeof connect>;

/** Records the SQL that the product runs for each input, so that benchmarks use the real statements. */
export async function recordStatements<T>(
  address: string,
  inputs: readonly T[],
  work: (db: Database, input: T) => Promise<unknown>,
): Promise<Statement[][]> {
  let recorded: Statement[] = [];
  const db = connect(createPool(address, 1), ({ query: { sql, parameters } }) => {
    recorded.push({ sql, parameters });
  });
  const all: Statement[][] = [];
  try {
    for (const input of inputs) {
      recorded = [];
      await work(db, input);
      all.push(recorded);
    }
  } finally {
    await db.destroy();
  }
  return all;
}

/** A colon would be a variable of pgbench. */
const quoted = (text: string) =>
  `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\x3a')}'`;

function literal(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]::text[]`;
  return JSON.stringify(value);
}

/** With its values written out, for pgbench. */
export const withValues = ({ sql, parameters }: Statement): string =>
  sql.replaceAll(/\$(\d+)/g, (_, number) => literal(parameters[Number(number) - 1])).replaceAll(/\s+/g, ' ');
