import { connect, createPool } from '@app/api/src/db/database.ts';
import { postLists } from '@app/api/src/modules/community/list/post-list.service.ts';
import { postListRepository } from '@app/api/src/modules/community/list/post-list.repository.ts';
import { postSearch } from '@app/api/src/modules/community/search/post-search.service.ts';
import { userId } from '@app/verify/kit/dataset/forum-rows.ts';
import { recordStatements } from '../kit/recorded-statements.ts';

/** How often the first page is queried when a thousand members request it at the same time. */
export async function recomputesOfThousand(address: string): Promise<number> {
  const filters = { category: undefined, isUnanswered: false, isWithoutPinned: true };
  const [recorded] = await recordStatements(address, [filters], (db, one) =>
    postListRepository(db).publicNewest(one, 21),
  );
  const page = recorded![0]!.sql;
  let made = 0;
  const db = connect(createPool(address, 16), ({ query }) => {
    if (query.sql === page) made += 1;
  });
  try {
    const lists = postLists({ db, photoAddress: async () => null, search: postSearch(db) });
    await Promise.all(Array.from({ length: 1000 }, (_, number) => lists.list({}, userId(number))));
    return made;
  } finally {
    await db.destroy();
  }
}
