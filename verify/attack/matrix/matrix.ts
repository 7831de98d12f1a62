import { randomBytes } from 'node:crypto';
import { originals } from '@app/api/test/bad-photos.ts';
import { form } from '@app/api/test/upload.ts';
import { register } from '@app/contract/account';
import type { Route } from '@app/contract/route';
import { fillPath, nameOf } from '../../kit/http/endpoints.ts';
import { type RequestOptions, asJson, codeOf, type Send } from '../../kit/http/http-client.ts';
import { isUpload } from '../fuzz/raw-body.ts';
import { checkResponse } from '../check-response.ts';
import { addUser, bearerOf } from '../../kit/product/users.ts';
import type { Product } from '../../kit/product/api.ts';
import { rowFactory } from '../../kit/product/row-factory.ts';
import { type Cell, columnNames, columns, type Column, isOwn } from './columns.ts';
import { expected } from './expected.ts';
import { changedTables, fingerprintOf } from './fingerprint.ts';
import { type Recipe, recipes } from './recipes.ts';

type Options = { product: Product; send: Send; routes: Route[] };
type MatrixCase = { column: Column; wanted: Cell; request: RequestOptions; mustNotContain: string[] };

/** Endpoints without a row, and rows without an endpoint. */
export function gaps(routes: Route[]): string[] {
  const names = new Set(routes.map(nameOf));
  return [
    ...[...names].filter((name) => !(name in expected)).map((name) => `${name} has no row in the table`),
    ...Object.keys(expected)
      .filter((name) => !names.has(name))
      .map((name) => `${name} is no endpoint`),
  ];
}

function requestFor(route: Route, recipe: Recipe, photo: Buffer): RequestOptions {
  const query = recipe.query ? `?${new URLSearchParams(recipe.query).toString()}` : '';
  const address = { method: route.method, path: fillPath(route.path, recipe.params) + query };
  const { headers, payload } = form(photo);
  const content = isUpload(route)
    ? { headers, body: payload }
    : recipe.body === undefined
      ? {}
      : asJson(recipe.body);
  return { ...address, ...content, headers: { ...content.headers, ...recipe.headers } };
}

/** Calls each endpoint as every kind of user, with existing rows. A refused request must change nothing. */
export async function matrix({ product, send, routes }: Options) {
  const problems: string[] = [];
  const make = rowFactory(product);
  const { jpeg } = await originals();
  const registered = { email: `masuk.${process.pid}@contoh.id`, password: 'kotak-kuning-7' };
  await send({ method: 'POST', path: register.path, ...asJson({ name: 'Masuk', ...registered }) });
  let cells = 0;

  async function prepare(route: Route, column: Column, wanted: Cell): Promise<MatrixCase> {
    const given = columns[column];
    const sender = given && (await addUser(product.db, given));
    const owner = sender && isOwn(column) ? sender : await addUser(product.db, { name: 'Pemilik' });
    const bystander = await addUser(product.db);
    const recipe = (await recipes[nameOf(route)]?.({ make, owner, bystander, registered })) ?? {};
    const request = requestFor(route, recipe, jpeg);
    // A new address for each request: rate limits have their own tests.
    const network = { 'x-forwarded-for': [10, ...randomBytes(3)].join('.') };
    const named: Record<string, string> = column === 'misnamed' ? { 'x-member-id': owner.id } : {};
    const otherEmails = [owner, bystander].filter((person) => person !== sender).map(({ email }) => email);
    return {
      column,
      wanted,
      request: { ...request, headers: { ...request.headers, ...bearerOf(sender), ...named, ...network } },
      mustNotContain: recipe.secret && !isOwn(column) ? [...otherEmails, recipe.secret] : otherEmails,
    };
  }

  async function checkCase(
    route: Route,
    { column, wanted, request, mustNotContain }: MatrixCase,
  ): Promise<void> {
    const response = await send(request);
    cells += 1;
    const got = response.status < 300 ? 'yes' : codeOf(response);
    const wrong = [
      ...(got === wanted ? [] : [`${got} (${response.status}) instead of ${wanted}`]),
      ...(mustNotContain.some((secret) => response.text.includes(secret))
        ? ['shows data of another user']
        : []),
      ...checkResponse(route, response),
    ];
    for (const problem of wrong) problems.push(`${nameOf(route)}, ${column}: ${problem}`);
  }

  const prepareAll = (route: Route, row: Record<Column, Cell>) =>
    Promise.all(columnNames.map((column) => prepare(route, column, row[column])));

  async function changedByRefusals(route: Route, cases: MatrixCase[]): Promise<string[]> {
    const before = await fingerprintOf(product);
    await Promise.all(cases.filter(({ wanted }) => wanted !== 'yes').map((one) => checkCase(route, one)));
    return changedTables(before, await fingerprintOf(product));
  }

  for (const route of routes) {
    const row = expected[nameOf(route)];
    if (!row) continue;
    const cases = await prepareAll(route, row);
    // Some writes follow their response, perhaps only now: a refusal that writes does so again.
    const first = await changedByRefusals(route, cases);
    const again = first.length > 0 ? await changedByRefusals(route, await prepareAll(route, row)) : [];
    const changed = again.filter((table) => first.includes(table));
    if (changed.length > 0) problems.push(`${nameOf(route)}: a refusal changed ${changed.join(', ')}`);
    await Promise.all(cases.filter(({ wanted }) => wanted === 'yes').map((one) => checkCase(route, one)));
  }
  const wanted = routes.length * columnNames.length;
  if (cells < wanted) problems.push(`${wanted - cells} cells were not tested`);
  return { problems, cells };
}
