import { query } from './query.ts';

/**
 * Acknowledged writes that are missing, and the number of writes that are stored more than once.
 * Each write has a unique content that begins with the prefix.
 */
export async function findLostWrites<Acknowledged extends { content: string }>(
  address: string,
  prefix: string,
  acknowledged: Acknowledged[],
) {
  const lines = await query(
    `select content, count(*) from (
      select content from app.post union all select content from app.reply
    ) as written where content like '${prefix} %' group by content`,
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
