/** A list of any length, some rows at a time. */
export type Batches<Row> = AsyncGenerator<Row[], void>;

/** Small enough that a batch neither blocks the event loop nor weighs on the memory. */
const batchSize = 500;

/**
 * Reads a list to its end, each batch by its own query that begins after the last row of the batch before: no
 * transaction or connection is held in between. Rows written meanwhile may or may not be in it.
 */
export async function* inBatches<Last, Row extends Last>(
  read: (last: Last | undefined, limit: number) => Promise<Row[]>,
  size = batchSize,
): Batches<Row> {
  let last: Row | undefined;
  do {
    const rows = await read(last, size);
    if (rows.length > 0) yield rows;
    last = rows.length < size ? undefined : rows.at(-1);
  } while (last !== undefined);
}

/** The same with each row as it is exported; one row at a time, because signing an address takes time. */
export async function* mapBatches<Row, Exported>(
  batches: Batches<Row>,
  toExported: (row: Row) => Exported | Promise<Exported>,
): Batches<Exported> {
  for await (const rows of batches) {
    const exported: Exported[] = [];
    for (const row of rows) exported.push(await toExported(row));
    yield exported;
  }
}
