import { jpeg } from '@app/api/test/photos';
import { form } from '@app/api/test/upload';
import { login, register } from '@app/contract/account';
import { listPosts, uploadPostPicture } from '@app/contract/community';
import { showDashboard } from '@app/contract/dashboard';
import { listCollectors } from '@app/contract/directory';
import { listNews } from '@app/contract/education';
import type { Route, RouteOutput } from '@app/contract/route';
import { classifyPhoto } from '@app/contract/smart-sort';
import { type Answer, asJson, type Asked, jsonOf, patiently, type Send } from '../kit/http/exchange.ts';
import { sessionOf } from '../kit/database/session-rows.ts';
import { publicPages } from '../kit/http/public-pages.ts';
import type { Ledger } from './ledger.ts';

/** Something that a person does, and how they see that it worked. */
export type Feature = {
  name: string;
  ask: (turn: number) => Asked;
  isRight: (answer: Answer) => boolean;
};

const memberPages = ['/dashboard', '/community', '/notifikasi', '/akun'];

/** Each may keep thirty pictures a day. */
const picturesEach = 25;

/** As the contract has it, and not empty where something must be in it. */
function feature<const R extends Route>(
  name: string,
  route: R,
  ask: (turn: number) => Partial<Asked>,
  isWhole: (answer: RouteOutput<R>) => boolean = () => true,
): Feature {
  return {
    name,
    ask: (turn) => ({ method: route.method, path: `/api${route.path}`, ...ask(turn) }),
    isRight: (answer) => {
      const { data, success } = route.response.safeParse(jsonOf(answer));
      return answer.status === 200 && success && isWhole(data as RouteOutput<R>);
    },
  };
}

const page = (name: string, addresses: string[]): Feature => ({
  name,
  ask: (turn) => ({ method: 'GET', path: addresses[turn % addresses.length]! }),
  isRight: ({ status, text }) =>
    status === 200 && text.includes('</main>') && text.trimEnd().endsWith('</html>'),
});

type Parts = { send: Send; ledger: Ledger; member: number; photographer: (turn: number) => number };

/** One call for each thing that the product can do. */
export async function features({ send, ledger, member, photographer }: Parts): Promise<Feature[]> {
  const owner = { name: 'Sari', email: 'sari@contoh.id', password: 'kotak-kuning-7' };
  const joined = await patiently(send)({ method: 'POST', path: `/api${register.path}`, ...asJson(owner) });
  if (joined.status !== 200) throw new Error(`nobody can join, not even now: ${joined.text}`);
  const { email, password } = owner;
  const upload = form(await jpeg(320, 240));
  const own = { headers: sessionOf(member) };
  const photoOf = (person: number) => ({
    headers: { ...upload.headers, ...sessionOf(person) },
    body: upload.payload,
  });

  return [
    page('public pages', publicPages),
    page("members' pages", memberPages),
    feature('sign-in', login, () => asJson({ email, password })),
    feature(
      'smart sort',
      classifyPhoto,
      () => photoOf(member),
      ({ data: { scanId } }) => {
        if (scanId) ledger.classified.push(scanId);
        return true;
      },
    ),
    feature(
      'forum',
      listPosts,
      () => own,
      ({ posts }) => posts.length > 0,
    ),
    feature(
      'directory',
      listCollectors,
      (turn) => ({ path: `/api${listCollectors.path}?lat=-7.${1000 + (turn % 1000)}&lon=112.7` }),
      ({ collectors }) => collectors.length > 0,
    ),
    feature(
      'education',
      listNews,
      () => ({}),
      ({ news }) => news.length > 0,
    ),
    feature(
      'pictures',
      uploadPostPicture,
      (turn) => photoOf(photographer(Math.floor(turn / picturesEach))),
      ({ pictureId }) => ledger.pictures.push(pictureId) > 0,
    ),
    feature('dashboard', showDashboard, () => own),
  ];
}
