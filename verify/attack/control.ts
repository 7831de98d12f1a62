import type { Route } from '@app/contract/route';
import type { Send } from '../kit/http/http-client.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { checkAllHeaders } from './headers.ts';
import { injection } from './injection/injection.ts';
import { falseResponder } from './false-responder.ts';
import { gaps, matrix } from './matrix/matrix.ts';
import { addUser, bearerOf } from '../kit/product/users.ts';
import type { Product } from '../kit/product/api.ts';
import { sessions } from './sessions.ts';

type Options = {
  product: Product;
  instances: Send[];
  openGateway: () => Promise<Send>;
  routes: Route[];
  seed: number;
};

/** Runs each part of the attack against falsified responses and returns what it failed to detect. */
export async function control({ product, instances, openGateway, routes, seed }: Options): Promise<string[]> {
  const undetected: string[] = [];
  const expectProblem = (problems: string[], expectedText: string) => {
    if (!problems.some((problem) => problem.includes(expectedText))) undetected.push(expectedText);
  };
  const send = instances[0]!;

  const responder = falseResponder(send);
  const fuzzed = await fuzz({ product, send: responder.send, routes, requests: 900, seed });
  for (const name of responder.injected) expectProblem(fuzzed.problems, name);
  if (responder.injected.size < 8)
    undetected.push(`only ${responder.injected.size} kinds of false responses were injected`);

  // Every request is sent as an admin.
  const admin = await addUser(product.db, { role: 'admin', secured: true });
  const sendAsAdmin: Send = (request) =>
    send({ ...request, headers: { ...request.headers, ...bearerOf(admin) } });
  const reviewRoutes = routes.filter(({ path }) => path.startsWith('/review') || path.startsWith('/scans'));
  const opened = await matrix({ product, send: sendAsAdmin, routes: reviewRoutes });
  expectProblem(opened.problems, 'GET /review, visitor: yes');
  expectProblem(opened.problems, 'POST /review/posts/:postId, moderator: yes');
  expectProblem(gaps([...routes, { ...routes[0]!, path: '/baru' }]), '/baru has no row in the table');

  const alwaysSignedIn: Send = async (request) => {
    const response = await send(request);
    return request.path.startsWith('/auth/me') ? { ...response, status: 200 } : response;
  };
  const sessionResult = await sessions({ product, instances: [alwaysSignedIn, alwaysSignedIn] });
  expectProblem(sessionResult.problems, 'a token is accepted after signing out');
  expectProblem(sessionResult.problems, 'a forged token is accepted');
  expectProblem(sessionResult.problems, 'a session is accepted after it expired');

  const gateway = await openGateway();
  const withoutHeaders: Send = async (request) => {
    const response = await gateway(request);
    const { 'x-content-type-options': _, ...rest } = response.headers;
    return { ...response, headers: { ...rest, 'set-cookie': ['a=1'] } };
  };
  const headerResult = await checkAllHeaders({ send: withoutHeaders });
  expectProblem(headerResult.problems, 'x-content-type-options is null');
  expectProblem(headerResult.problems, 'set-cookie is');

  const unescaped: Send = async (request) => {
    const response = await gateway(request);
    return { ...response, text: response.text.replaceAll('&lt;', '<').replaceAll('&gt;', '>') };
  };
  const injectionResult = await injection({ product, send, gateway: unescaped, routes, limit: 1 });
  expectProblem(injectionResult.problems, 'shows it as markup');
  expectProblem(injectionResult.problems, 'has an extra script');
  return undetected;
}
