import { jpeg } from '@app/api/test/photos.ts';
import { form } from '@app/api/test/upload.ts';
import { login, register } from '@app/contract/account';
import { listPosts, uploadPostPicture } from '@app/contract/community';
import { showDashboard } from '@app/contract/dashboard';
import { listCollectors } from '@app/contract/directory';
import { listNews } from '@app/contract/education';
import type { Route, RouteOutput } from '@app/contract/route';
import { classifyPhoto } from '@app/contract/smart-sort';
import {
  type HttpResponse,
  asJson,
  type RequestOptions,
  jsonOf,
  withRetries,
  type Send,
} from '../kit/http/http-client.ts';
import { sessionOf } from '../kit/database/users.ts';
import { publicPages } from '../kit/http/public-pages.ts';
import type { Ledger } from './ledger.ts';

/** A user action and how to check its response. */
export type Feature = {
  name: string;
  request: (turn: number) => RequestOptions;
  isCorrect: (response: HttpResponse) => boolean;
};

const memberPages = ['/dashboard', '/community', '/notifikasi', '/akun'];

/** The limit is thirty pictures a day per member. */
const picturesEach = 25;

/** A feature whose response must match the contract and pass `isComplete`. */
function feature<const R extends Route>(
  name: string,
  route: R,
  request: (turn: number) => Partial<RequestOptions>,
  isComplete: (response: RouteOutput<R>) => boolean = () => true,
): Feature {
  return {
    name,
    request: (turn) => ({ method: route.method, path: `/api${route.path}`, ...request(turn) }),
    isCorrect: (response) => {
      const { data, success } = route.response.safeParse(jsonOf(response));
      return response.status === 200 && success && isComplete(data as RouteOutput<R>);
    },
  };
}

const page = (name: string, addresses: string[]): Feature => ({
  name,
  request: (turn) => ({ method: 'GET', path: addresses[turn % addresses.length]! }),
  isCorrect: ({ status, text }) =>
    status === 200 && text.includes('</main>') && text.trimEnd().endsWith('</html>'),
});

type Options = { send: Send; ledger: Ledger; member: number; photographer: (turn: number) => number };

/** One request for each feature of the product. */
export async function features({ send, ledger, member, photographer }: Options): Promise<Feature[]> {
  const owner = { name: 'Sari', email: 'sari@contoh.id', password: 'kotak-kuning-7' };
  const registered = await withRetries(send)({
    method: 'POST',
    path: `/api${register.path}`,
    ...asJson(owner),
  });
  if (registered.status !== 200)
    throw new Error(`registration failed before the first fault: ${registered.text}`);
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
