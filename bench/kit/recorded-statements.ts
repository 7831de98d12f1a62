import { connect, createPool } from '@app/api/src/db/database';

export type Statement = { sql: string; parameters: readonly unknown[] };
type Database = ReturnType<typeof connect>;

/** What the product itself asks the database for each of these things, so that nothing here can drift from it. */
export async function recordStatements<T>(
  address: string,
  things: readonly T[],
  work: (db: Database, thing: T) => Promise<unknown>,
): Promise<Statement[][]> {
  let recorded: Statement[] = [];
  const db = connect(createPool(address, 1), ({ query: { sql, parameters } }) => {
    recorded.push({ sql, parameters });
  });
  const all: Statement[][] = [];
  try {
    for (const thing of things) {
      recorded = [];
      await work(db, thing);
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
