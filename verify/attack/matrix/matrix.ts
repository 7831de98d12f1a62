import { randomBytes } from 'node:crypto';
import { originals } from '@app/api/test/bad-photos';
import { form } from '@app/api/test/upload';
import { register } from '@app/contract/account';
import type { Route } from '@app/contract/route';
import { fillPath, nameOf } from '../../kit/http/endpoints.ts';
import { type Asked, asJson, codeOf, type Send } from '../../kit/http/exchange.ts';
import { isUpload } from '../fuzz/raw-body.ts';
import { judge } from '../judge.ts';
import { addPerson, bearerOf } from '../../kit/product/people.ts';
import type { Product } from '../../kit/product/api.ts';
import { things } from '../../kit/product/things.ts';
import { type Cell, columnNames, columns, type Column, isOwn } from './columns.ts';
import { expected } from './expected.ts';
import { fingerprintOf } from './fingerprint.ts';
import { type Recipe, recipes } from './recipes.ts';

type Parts = { product: Product; send: Send; routes: Route[] };
type Question = { column: Column; wanted: Cell; asked: Asked; hidden: string[] };

/** Rows of the table against endpoints of the contract: neither may lack the other. */
export function gaps(routes: Route[]): string[] {
  const names = new Set(routes.map(nameOf));
  return [
    ...[...names].filter((name) => !(name in expected)).map((name) => `${name} has no row in the table`),
    ...Object.keys(expected)
      .filter((name) => !names.has(name))
      .map((name) => `${name} is no endpoint`),
  ];
}

function askedOf(route: Route, recipe: Recipe, photo: Buffer): Asked {
  const query = recipe.query ? `?${new URLSearchParams(recipe.query).toString()}` : '';
  const address = { method: route.method, path: fillPath(route.path, recipe.params) + query };
  const { headers, payload } = form(photo);
  const carried = isUpload(route)
    ? { headers, body: payload }
    : recipe.body === undefined
      ? {}
      : asJson(recipe.body);
  return { ...address, ...carried, headers: { ...carried.headers, ...recipe.headers } };
}

/** Each endpoint asked by everybody, with real rows, one's own or another's. A refusal must change nothing. */
export async function matrix({ product, send, routes }: Parts) {
  const problems: string[] = [];
  const make = things(product);
  const { jpeg } = await originals();
  const registered = { email: `masuk.${process.pid}@contoh.id`, password: 'kotak-kuning-7' };
  await send({ method: 'POST', path: register.path, ...asJson({ name: 'Masuk', ...registered }) });
  let cells = 0;

  async function prepare(route: Route, column: Column, wanted: Cell): Promise<Question> {
    const given = columns[column];
    const asking = given && (await addPerson(product.db, given));
    const owner = asking && isOwn(column) ? asking : await addPerson(product.db, { name: 'Pemilik' });
    const bystander = await addPerson(product.db);
    const recipe = (await recipes[nameOf(route)]?.({ make, owner, bystander, registered })) ?? {};
    const asked = askedOf(route, recipe, jpeg);
    // A network each: what one may do in a minute has tests of its own.
    const network = { 'x-forwarded-for': [10, ...randomBytes(3)].join('.') };
    const named: Record<string, string> = column === 'misnamed' ? { 'x-member-id': owner.id } : {};
    const others = [owner, bystander].filter((person) => person !== asking).map(({ email }) => email);
    return {
      column,
      wanted,
      asked: { ...asked, headers: { ...asked.headers, ...bearerOf(asking), ...named, ...network } },
      hidden: recipe.secret && !isOwn(column) ? [...others, recipe.secret] : others,
    };
  }

  async function ask(route: Route, { column, wanted, asked, hidden }: Question): Promise<void> {
    const answer = await send(asked);
    cells += 1;
    const got = answer.status < 300 ? 'yes' : codeOf(answer);
    const wrong = [
      ...(got === wanted ? [] : [`${got} (${answer.status}) instead of ${wanted}`]),
      ...(hidden.some((secret) => answer.text.includes(secret)) ? ['shows what belongs to another'] : []),
      ...judge(route, answer),
    ];
    for (const problem of wrong) problems.push(`${nameOf(route)}, ${column}: ${problem}`);
  }

  for (const route of routes) {
    const row = expected[nameOf(route)];
    if (!row) continue;
    const questions = await Promise.all(columnNames.map((column) => prepare(route, column, row[column])));
    const before = await fingerprintOf(product);
    await Promise.all(questions.filter(({ wanted }) => wanted !== 'yes').map((one) => ask(route, one)));
    if (before !== (await fingerprintOf(product)))
      problems.push(`${nameOf(route)}: a refusal changed something`);
    await Promise.all(questions.filter(({ wanted }) => wanted === 'yes').map((one) => ask(route, one)));
  }
  const wanted = routes.length * columnNames.length;
  if (cells < wanted) problems.push(`${wanted - cells} cells were not asked`);
  return { problems, cells };
}
