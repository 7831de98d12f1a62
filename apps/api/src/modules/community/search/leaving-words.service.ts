import type { Database } from '#api/db/database.ts';
import { type LeavingWord, leavingWordsRepository } from './leaving-words.repository.ts';
import { postSearch } from './post-search.service.ts';

/** A run that takes longer would look stuck; the next one goes on. */
const runMs = 10_000;
const batch = 100;

/**
 * Takes words that no readable post has any more out of the suggestions. It may be stopped anywhere and by several
 * workers at once: each step leaves the word on the list until all are done.
 */
export async function removeLeavingWords(db: Database): Promise<void> {
  const leaving = leavingWordsRepository(db);
  const search = postSearch(db);
  const deadline = performance.now() + runMs;

  async function decide(one: LeavingWord): Promise<void> {
    const isNeeded = await search.isInSomePost(one.word);
    if (!isNeeded && !one.isRemoved) return void (await leaving.remove(one.word));
    if (isNeeded && one.isRemoved) await leaving.learnAgain(one.word);
    await leaving.finish(one);
  }

  let words: LeavingWord[];
  let after = '';
  do {
    words = await leaving.list(after, batch);
    for (const one of words) {
      if (performance.now() > deadline) return;
      await decide(one);
    }
    after = words.at(-1)?.word ?? '';
  } while (words.length === batch);
}
