import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkoutFiles } from '../src/checkout-files.ts';
import { root } from '../src/local-env.ts';
import { packagesOf, requirements, requirementsOf } from '../src/machine/requirements.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('what runs before Node is there installs what the list says', () => {
  const installed = /apt-get install (?:-\S+ )*([a-z -]+?) >&2/.exec(read('scripts/tools'))?.[1];
  expect(installed?.split(' ')).toEqual(packagesOf(requirementsOf(['tools'])));
});

test('every program is listed once, with a reason and a package', () => {
  const names = requirements.map(({ program }) => program);
  expect(new Set(names).size).toBe(names.length);
  for (const { why, debian, usedBy } of requirements) {
    expect(why).not.toBe('');
    expect(debian.length).toBeGreaterThan(0);
    expect(usedBy.length).toBeGreaterThan(0);
  }
});

test('nothing else installs programs or builds with Go', () => {
  const found = checkoutFiles()
    .filter((file) => /(\.ts|\.sh|^ml\/check|^scripts\/[a-z]+|^\.ci\/run)$/.test(file))
    .filter((file) => !file.includes('/test/'))
    .filter((file) => /apt-get['"]? |apt-get'|program: 'go'/.test(read(file)));
  expect(found.toSorted()).toEqual(['scripts/doctor.ts', 'scripts/tools', 'services/src/machine/ensure.ts']);
});
