import type { Route } from '@app/contract/route';
import type { Send } from '../kit/http/exchange.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { judgeAllHeaders } from './headers.ts';
import { injection } from './injection/injection.ts';
import { liar } from './liar.ts';
import { gaps, matrix } from './matrix/matrix.ts';
import { addPerson, bearerOf } from '../kit/product/people.ts';
import type { Product } from '../kit/product/api.ts';
import { sessions } from './sessions.ts';

type Parts = {
  product: Product;
  copies: Send[];
  openDoor: () => Promise<Send>;
  routes: Route[];
  seed: number;
};

/** Each part of the attack against a product that lies: what goes unnoticed. */
export async function control({ product, copies, openDoor, routes, seed }: Parts): Promise<string[]> {
  const unnoticed: string[] = [];
  const expectWord = (problems: string[], word: string) => {
    if (!problems.some((problem) => problem.includes(word))) unnoticed.push(word);
  };
  const send = copies[0]!;

  const lying = liar(send);
  const fuzzed = await fuzz({ product, send: lying.send, routes, requests: 900, seed });
  for (const name of lying.told) expectWord(fuzzed.problems, name);
  if (lying.told.size < 8) unnoticed.push(`only ${lying.told.size} kinds of lies were told`);

  // Everybody is let in as an admin.
  const admin = await addPerson(product.db, { role: 'admin', secured: true });
  const open: Send = (asked) => send({ ...asked, headers: { ...asked.headers, ...bearerOf(admin) } });
  const some = routes.filter(({ path }) => path.startsWith('/review') || path.startsWith('/scans'));
  const opened = await matrix({ product, send: open, routes: some });
  expectWord(opened.problems, 'GET /review, visitor: yes');
  expectWord(opened.problems, 'POST /review/posts/:postId, moderator: yes');
  expectWord(gaps([...routes, { ...routes[0]!, path: '/baru' }]), '/baru has no row in the table');

  const everGreen: Send = async (asked) => {
    const answer = await send(asked);
    return asked.path.startsWith('/auth/me') ? { ...answer, status: 200 } : answer;
  };
  const kept = await sessions({ product, copies: [everGreen, everGreen] });
  expectWord(kept.problems, 'a token lives on after signing out');
  expectWord(kept.problems, 'a forged token opens the door');
  expectWord(kept.problems, 'a session outlives its time');

  const door = await openDoor();
  const bare: Send = async (asked) => {
    const answer = await door(asked);
    const { 'x-content-type-options': _, ...rest } = answer.headers;
    return { ...answer, headers: { ...rest, 'set-cookie': ['a=1'] } };
  };
  const seen = await judgeAllHeaders({ send: bare });
  expectWord(seen.problems, 'x-content-type-options is null');
  expectWord(seen.problems, 'set-cookie is');

  const unescaped: Send = async (asked) => {
    const answer = await door(asked);
    return { ...answer, text: answer.text.replaceAll('&lt;', '<').replaceAll('&gt;', '>') };
  };
  const shown = await injection({ product, send, door: unescaped, routes, most: 1 });
  expectWord(shown.problems, 'shows it as markup');
  expectWord(shown.problems, 'has a script more');
  return unnoticed;
}
