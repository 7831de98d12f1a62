import * as account from '@app/contract/account';
import * as accountAgreements from '@app/contract/account-agreements';
import * as accountPassword from '@app/contract/account-password';
import * as accountSettings from '@app/contract/account-settings';
import * as accountTwoStep from '@app/contract/account-two-step';
import * as community from '@app/contract/community';
import * as communityModeration from '@app/contract/community-moderation';
import * as communityNotification from '@app/contract/community-notification';
import * as dashboard from '@app/contract/dashboard';
import * as diagnostics from '@app/contract/diagnostics';
import * as directory from '@app/contract/directory';
import * as directoryPhoto from '@app/contract/directory-photo';
import * as directoryPriceRange from '@app/contract/directory-price-range';
import * as directoryRegion from '@app/contract/directory-region';
import * as directorySuggestion from '@app/contract/directory-suggestion';
import * as directoryTakedown from '@app/contract/directory-takedown';
import * as education from '@app/contract/education';
import * as educationMarks from '@app/contract/education-marks';
import * as educationSubmission from '@app/contract/education-submission';
import * as item from '@app/contract/item';
import * as learning from '@app/contract/learning';
import * as smartSort from '@app/contract/smart-sort';
import * as transparency from '@app/contract/transparency';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '#test/harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

type Operation = {
  requestBody?: { required?: boolean };
  summary?: string;
  security?: unknown[];
  responses: Record<string, unknown>;
};
const operations = async () => {
  const { openapi, paths } = (await api.app.inject('/openapi.json')).json();
  expect(openapi).toBe('3.1.0');
  return Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
};

type Endpoint = { method: string; path: string };
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every endpoint that the contract defines, as OpenAPI writes it. */
const contractEndpoints = [
  account,
  accountAgreements,
  accountPassword,
  accountSettings,
  accountTwoStep,
  community,
  communityModeration,
  communityNotification,
  dashboard,
  diagnostics,
  directory,
  directoryRegion,
  directorySuggestion,
  directoryPhoto,
  directoryPriceRange,
  directoryTakedown,
  education,
  educationMarks,
  educationSubmission,
  item,
  learning,
  smartSort,
  transparency,
]
  .flatMap((part) => Object.values<unknown>(part))
  .filter(isEndpoint)
  // Endpoints under /review are for staff and are not documented.
  .filter(({ path }) => !path.startsWith('/review/'))
  .map(({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`);

describe('/openapi.json', () => {
  test('describes the endpoints of the contract, all of them, and none of the operator', async () => {
    const names = (await operations()).map(({ path, method }) => `${method} ${path}`);
    expect(contractEndpoints).toContain('get /auth/me');
    expect(names.toSorted()).toEqual(contractEndpoints.toSorted());
  });

  test('has the calls of the specification under their own methods and paths', async () => {
    const names = (await operations()).map(
      ({ path, method }) => `${method.toUpperCase()} ${path.replace('{postId}', '{id}')}`,
    );
    expect(names).toEqual(
      expect.arrayContaining([
        'GET /auth/me',
        'POST /auth/login',
        'POST /auth/register',
        'POST /auth/oauth',
        'GET /community/posts',
        'POST /community/posts',
        'POST /community/posts/{id}/like',
        'POST /community/posts/{id}/replies',
        'POST /community/posts/{id}/replies/{replyId}/like',
        'POST /upload/classify',
      ]),
    );
  });

  test('says of each what it does and how it fails', async () => {
    for (const { operation } of await operations()) {
      expect(operation.summary).toBeTruthy();
      expect(Object.keys(operation.responses)).toEqual(['2XX', 'default']);
    }
  });

  test('asks for no body where the API does not, and names the event stream', async () => {
    const found = new Map((await operations()).map((one) => [`${one.method} ${one.path}`, one.operation]));
    expect(found.get('post /community/posts/{postId}/like')?.requestBody?.required).toBe(false);
    expect(found.get('post /community/posts/{postId}/follow')?.requestBody?.required).toBe(true);
    expect(found.get('get /community/live')?.responses['2XX']).toHaveProperty([
      'content',
      'text/event-stream',
    ]);
  });

  test('marks as private what a visitor is refused, and nothing else', async () => {
    for (const { path, method, operation } of await operations()) {
      const response = await api.app.inject({ url: path, method: method as 'get' });
      expect([path, response.statusCode === 401]).toEqual([path, operation.security !== undefined]);
    }
  });
});

describe('/docs', () => {
  test('leads to the page by a relative address, so that it works behind the gateway', async () => {
    const response = await api.app.inject('/docs');
    expect([response.statusCode, response.headers.location]).toEqual([302, 'docs/']);
  });

  test('names no other host and is not allowed to call one', async () => {
    const page = await api.app.inject('/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/https?:\/\/|src="\/\//);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toMatch(/https?:|\*|script-src[^;]*unsafe/);
  });

  test('brings its script along', async () => {
    const script = await api.app.inject('/docs/js/scalar.js');
    expect(script.statusCode).toBe(200);
    expect(script.headers['cache-control']).toBe('public, max-age=86400');
  });
});
