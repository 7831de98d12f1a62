import type { Send } from '../../kit/http/exchange.ts';
import { addPerson, bearerOf } from '../../kit/product/people.ts';
import type { Product } from '../../kit/product/api.ts';

/** The one table that people open in a spreadsheet: whatever text stands in it must not be run as a formula. */
export async function judgeSpreadsheet(product: Product, send: Send, text: string): Promise<string[]> {
  const owner = await addPerson(product.db);
  await product.db
    .insertInto('app.scan')
    .values({
      profile_id: owner.id,
      verdict: 'sure',
      material: 'plastik',
      confidence: 90,
      // The only words in it that are not ours to choose: whoever names a model.
      model_version: text.slice(0, 40),
    })
    .execute();
  const { text: table } = await send({ method: 'GET', path: '/scans/export.csv', headers: bearerOf(owner) });
  const cells = table.replace(/^\u{feff}/u, '').split(/;|\r\n/);
  return cells.some((cell) => /^"?[=+\-@\t\r]/.test(cell)) ? ['a cell of the table is a formula'] : [];
}
