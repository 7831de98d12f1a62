import { expect, test } from 'vitest';
import { blocksOf } from './article-blocks.ts';

test('blank lines part a text into paragraphs, headings and lists', () => {
  expect(blocksOf('Satu baris\nlanjutannya.\n\n## Judul\n\n- a\n- b\n \n\nAkhir - bukan daftar.\n')).toEqual([
    { kind: 'paragraph', text: 'Satu baris lanjutannya.' },
    { kind: 'heading', text: 'Judul' },
    { kind: 'list', items: ['a', 'b'] },
    { kind: 'paragraph', text: 'Akhir - bukan daftar.' },
  ]);
});

test('what a person typed stays text: nothing becomes a tag or a link', () => {
  expect(blocksOf('<b>tebal</b> [tautan](javascript:x)')).toEqual([
    { kind: 'paragraph', text: '<b>tebal</b> [tautan](javascript:x)' },
  ]);
});
