import { expect, test } from 'vitest';
import { safeNext } from './safe-next.ts';

test.each([
  ['/community', '/community'],
  ['/community?cari=botol#balasan-3', '/community?cari=botol#balasan-3'],
  ['/akun/../dashboard', '/dashboard'],
])('%s is a page of ours', (requestedPath, next) => {
  expect(safeNext(requestedPath)).toBe(next);
});

test.each([
  null,
  '',
  'community',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '///evil.example',
  String.raw`/\evil.example`,
  String.raw`\\evil.example`,
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '/%2fevil.example',
  '/%2F%2Fevil.example',
  '/%5cevil.example',
  '%2f%2fevil.example',
  '//[',
])('%j leads nowhere but to the dashboard', (requestedPath) => {
  expect(safeNext(requestedPath)).toBe('/dashboard');
});

test.each(['/login', '/login?next=/login', '/register', '/auth/callback', '/reset-password'])(
  '%s would be a circle',
  (requestedPath) => {
    expect(safeNext(requestedPath)).toBe('/dashboard');
  },
);

test('what is allowed stays on our own site when a browser resolves it', () => {
  const origin = 'https://pilahbumi.example';
  for (const requestedPath of ['/community', '/a//b', '/@evil.example', '/;//evil.example'])
    expect(new URL(safeNext(requestedPath), origin).origin).toBe(origin);
});
