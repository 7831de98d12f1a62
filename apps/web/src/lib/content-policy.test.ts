import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentPolicy } from './content-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('names every inline script of the page by its hash, once', () => {
  const policy = contentPolicy(
    '<script>one()</script><script type="module" async="">two()\n</script><script>one()</script>',
  );
  expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()\n')};`);
});

test('a script with an address needs no hash', () => {
  expect(contentPolicy('<script type="module" src="/assets/a.js"></script>')).toContain("script-src 'self';");
});

test('allows nothing inline and no third party', () => {
  const policy = contentPolicy('');
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(policy).toContain("default-src 'none'");
});

test('pictures come from our own address and from the named ones, scripts never do', () => {
  const policy = contentPolicy('', ['https://ubin.example']);
  expect(policy).toContain("img-src 'self' data: blob: https://ubin.example;");
  expect(policy.replace(/img-src[^;]*;/, '')).not.toContain('ubin.example');
});
