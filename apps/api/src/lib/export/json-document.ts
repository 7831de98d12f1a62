import { z } from 'zod';
import type { Batches } from './batches.ts';

/** A value of the contract whose lists come in batches. */
export type Streamed<Value> = Value extends readonly (infer Row)[]
  ? Batches<Row>
  : { [Name in keyof Value]: Streamed<Value[Name]> };

const isBatches = (value: unknown): value is Batches<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

const hasBatches = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.values(value).some(isBatches);

/** Encoded by the contract, as every other response: an undeclared column cannot leak. */
const encoded = (schema: z.ZodType, value: unknown) => JSON.stringify(z.encode(schema, value));

async function* listText(element: z.ZodType, batches: Batches<unknown>): AsyncGenerator<string, void> {
  let separator = '[\n';
  for await (const rows of batches) {
    if (rows.length === 0) continue;
    yield separator + rows.map((row) => encoded(element, row)).join(',\n');
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]' : '\n]';
}

async function* textOf(schema: z.ZodType, value: unknown): AsyncGenerator<string, void> {
  if (schema instanceof z.ZodArray && isBatches(value)) yield* listText(schema.element as z.ZodType, value);
  else if (schema instanceof z.ZodObject && hasBatches(value)) {
    let head = '{';
    for (const [name, part] of Object.entries<z.ZodType>(schema.shape)) {
      yield `${head}\n${JSON.stringify(name)}: `;
      yield* textOf(part, value[name]);
      head = ',';
    }
    yield '\n}';
  } else yield encoded(schema, value);
}

/** The JSON text of a value, one row a line. What is only partly written does not parse. */
export const jsonText: <Value>(
  schema: z.ZodType<Value>,
  value: Streamed<Value>,
) => AsyncGenerator<string, void> = textOf;
