import { expect, test } from 'vitest';
import { helpGroups } from '#web/messages/help.ts';
import { findQuestions } from './find-questions.ts';

const found = (query: string) =>
  findQuestions(query).flatMap(({ questions }) => questions.map(({ id }) => id));

test('there are twenty questions, each with an answer and an address of its own', () => {
  const questions = helpGroups.flatMap((group) => group.questions);
  expect(questions).toHaveLength(20);
  expect(new Set(questions.map(({ id }) => id)).size).toBe(20);
  for (const { id, answer } of questions) expect([id, answer.join(' ').length > 60]).toEqual([id, true]);
});

test('an empty search shows all of them', () => {
  expect(found('')).toHaveLength(20);
  expect(found('  ?')).toHaveLength(20);
});

test('every typed word must occur, in any form and any order', () => {
  expect(found('hapus akun')).toContain('hapus-akun');
  expect(found('akun MENGHAPUS')).toContain('hapus-akun');
  expect(found('hapus akun popok')).toEqual([]);
});

test.each([
  ['baterai', 'apa-itu-b3'],
  ['kuota', 'kuota'],
  ['sandi', 'lupa-password'],
  ['offline', 'tanpa-sinyal'],
  ['huruf besar', 'teks-kecil'],
  ['popok', 'residu'],
])('"%s" leads to %s', (query, id) => {
  expect(found(query)).toContain(id);
});

test('a word that nobody used finds nothing', () => {
  expect(found('xylofon')).toEqual([]);
});
