import { query } from './query.ts';

/**
 * Of what writers were told is kept, all that is not there; and how many writes, told or not, are there more than once.
 * Each has a content of its own that begins with the given word.
 */
export async function foundAgain<Acknowledged extends { content: string }>(
  address: string,
  word: string,
  acknowledged: Acknowledged[],
) {
  const lines = await query(
    `select content, count(*) from (
      select content from app.post union all select content from app.reply
    ) as written where content like '${word} %' group by content`,
    address,
  );
  const found = new Map(
    lines.split('\n').map((line) => {
      const [content = '', count] = line.split('|');
      return [content, Number(count)] as const;
    }),
  );
  return {
    missing: acknowledged.filter(({ content }) => !found.has(content)),
    doubled: [...found.values()].filter((count) => count > 1).length,
  };
}
