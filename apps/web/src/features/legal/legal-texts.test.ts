import { consentVersions } from '@app/contract/account-fields';
import { reportReasons } from '@app/contract/community-moderation';
import { contact } from '@app/contract/product';
import { describe, expect, test } from 'vitest';
import { ruleText } from '#web/messages/community-conduct.ts';
import { legalDocuments } from './legal-documents.ts';
import { legalFile } from './legal-files.server.ts';
import { parseText, plainText, textsOf } from './parse-text.ts';
import { personalTables } from './stored-tables.ts';

const migrations = Object.values(
  import.meta.glob<string>('../../../../api/src/db/migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');
const code = import.meta.glob<string>(
  [
    '../../../../api/src/jobs/job.ts',
    '../../../../api/src/db/time-partitions.ts',
    '../../../../api/src/modules/photo/picture.repository.ts',
    '../../../../api/src/modules/item/unknown-item.repository.ts',
    '../../../../api/src/modules/account/*.ts',
    '../../../../api/src/modules/community/**/*.repository.ts',
    '../../../../web/src/lib/device-position.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const textOf = (document: (typeof legalDocuments)[number]) => legalFile(document)?.text ?? '';
const privacy = textOf('privacy-policy');
const terms = textOf('terms-of-service');
const section = (text: string, anchor: string) =>
  parseText(text).sections.find((one) => one.anchor === anchor)?.blocks ?? [];

describe('the versions', () => {
  test('that people agree to are the newest texts', () => {
    expect(legalFile('terms-of-service')?.version).toBe(consentVersions.terms);
    expect(legalFile('privacy-policy')?.version).toBe(consentVersions.privacy);
  });

  test('are days, the newest first; one that never was is not found', () => {
    for (const document of legalDocuments) {
      const { versions = [] } = legalFile(document) ?? {};
      expect(versions.every((version) => /^\d{4}-\d\d-\d\d$/.test(version))).toBe(true);
      expect(versions).toEqual(versions.toSorted().toReversed());
      expect(legalFile(document, versions.at(-1))?.version).toBe(versions.at(-1));
      expect(legalFile(document, '2001-01-01')).toBeUndefined();
    }
  });
});

describe.each(legalDocuments)('%s', (document) => {
  const { summary, sections } = parseText(textOf(document));

  test('has a summary and sections with anchors of their own', () => {
    expect(summary.flatMap(textsOf).length).toBeGreaterThanOrEqual(5);
    expect(sections.length).toBeGreaterThan(10);
    expect(new Set(sections.map(({ anchor }) => anchor)).size).toBe(sections.length);
    for (const { title, blocks } of sections) expect([title, blocks.length > 0]).toEqual([title, true]);
  });

  test('uses no mark that would be shown as it stands', () => {
    const shown = [...summary, ...sections.flatMap(({ blocks }) => blocks)].flatMap(textsOf);
    for (const words of [...shown, ...sections.map(({ title }) => title)])
      expect(words).not.toMatch(/\*\*|\]\(|\{#|^#|^- |\||_ /);
  });

  test('has tables of two columns, each row with another name', () => {
    for (const block of sections.flatMap(({ blocks }) => blocks)) {
      if (block.kind !== 'table') continue;
      expect([block.columns, ...block.rows].every((row) => row.length === 2)).toBe(true);
      expect(new Set(block.rows.map(([name = []]) => plainText(name))).size).toBe(block.rows.length);
    }
  });

  test('refers only to anchors that exist', () => {
    const anchors = { 'privacy-policy': privacy, 'terms-of-service': terms };
    for (const [, page = document, anchor] of textOf(document).matchAll(/\]\((?:\/([a-z-]+))?#([a-z-]+)\)/g))
      expect(anchors[page as keyof typeof anchors]).toContain(`{#${anchor}}`);
  });

  test('says where to write to', () => {
    expect(textOf(document)).toContain(contact.email);
  });
});

test('the terms name the waste law and the six rules as reports have them', () => {
  expect(terms).toContain('Undang-Undang Nomor 18 Tahun 2008');
  const rules = section(terms, 'aturan-komunitas').flatMap((block) =>
    block.kind === 'list' ? block.items.map(([name]) => name?.text.replace(/\.$/, '')) : [],
  );
  expect(rules).toEqual(reportReasons.map((reason) => ruleText[reason]));
});

test('the terms warn of hazardous waste, of wrong answers and of prices that change', () => {
  const titles = parseText(terms).sections.map(({ title }) => title);
  expect(titles).toEqual(
    expect.arrayContaining([
      'Sampah berbahaya',
      'Jawaban AI bisa salah',
      'Tempat dan harga',
      'Tanggung jawab',
    ]),
  );
  expect(section(terms, 'sampah-berbahaya').flatMap(textsOf).join(' ')).toContain('Jangan membakar');
});

test('the privacy policy names the laws on personal data and on children, and the duties of 3×24 hours', () => {
  expect(privacy).toContain('Undang-Undang Nomor 27 Tahun 2022');
  expect(privacy).toContain('Peraturan Pemerintah Nomor 17 Tahun 2025');
  for (const anchor of ['hak-anda', 'anak', 'bila-bocor'])
    expect(section(privacy, anchor).flatMap(textsOf).join(' ')).toContain('3×24 jam');
});

describe('what the privacy policy says is what the code does', () => {
  test('every table that holds something about a person is named', () => {
    const named = section(privacy, 'lampiran').flatMap(textsOf).join(', ').split(', ');
    const held = personalTables(migrations);
    expect(held).toContain('app.profile');
    expect(held.filter((table) => !named.includes(table))).toEqual([]);
    const known = new Set([...migrations.matchAll(/create table (app\.\w+)/g)].map(([, table]) => table));
    const ours = named.filter((name) => name.startsWith('app.'));
    expect(ours.filter((table) => !known.has(table))).toEqual([]);
  });

  test('a new table with a person in it would be found', () => {
    const later = `
create table app.visit (
  id uuid primary key,
  visitor uuid references app.profile (id) on delete cascade
);
create table app.tally (
  day date primary key,
  count integer not null
);
alter table app.province add column phone text;
`;
    expect(personalTables(later)).toEqual(['app.province', 'app.visit']);
  });

  const kept: [string, string, string, string][] = [
    ['Notifikasi', '180 hari', 'time-partitions.ts', "'app.notification', step: 'month', keepDays: 180"],
    ['Kejadian di komunitas', '7 hari', 'time-partitions.ts', "'app.event', step: 'day', keepDays: 7"],
    ['Kata yang dicari', '180 hari', 'unknown-item.repository.ts', "interval '180 days'"],
    [
      'Tanda kiriman yang diulang',
      '32 hari',
      'time-partitions.ts',
      "'app.idempotency', step: 'week', keepDays: 32",
    ],
    ['Catatan keamanan', '5 tahun', 'time-partitions.ts', "'app.audit_log', step: 'year', keepDays: 5 * 365"],
    ['Gambar untuk kiriman', 'tidak jadi dipakai: 1 hari', 'picture.repository.ts', "interval '1 day'"],
    ['Sesi masuk', '90 hari setelah berakhir', 'sweep.repository.ts', "interval '90 days'"],
    ['Sesi masuk', '12 jam, atau 30 hari', 'session.service.ts', 'short: 12 * hour, remembered: 30 * 24'],
    ['Proses masuk', '5 menit', 'second-step.repository.ts', "interval '5 minutes'"],
    ['Link konfirmasi email', '3 hari', 'email-confirmation.service.ts', '3 * 24 * 60 * 60 * 1000'],
    ['Email yang menunggu', '1 jam setelah terkirim', 'job.ts', 'deleteAfterSeconds: 3600'],
  ];
  test.each(kept)('%s: %s', (name, time, file, line) => {
    const rows = section(privacy, 'berapa-lama').flatMap((block) =>
      block.kind === 'table' ? block.rows : [],
    );
    const row = rows.map((cells) => cells.map(plainText)).find(([label]) => label?.startsWith(name));
    expect(row?.[1]).toContain(time);
    const [, source = ''] = Object.entries(code).find(([path]) => path.endsWith(`/${file}`)) ?? [];
    expect(source).toContain(line);
  });

  test('a place is rounded to about a hundred metres before it leaves the phone', () => {
    expect(privacy).toContain('dibulatkan sampai sekitar seratus meter');
    const [, source = ''] = Object.entries(code).find(([path]) => path.endsWith('device-position.ts')) ?? [];
    expect(source).toContain('Math.round(degrees * 1000) / 1000');
  });
});
