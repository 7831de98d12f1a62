// Names and comments use plain engineering words: `pnpm check:words`. A word of words.json in an identifier or a
// comment ends the run with 1; docs/glossary.md has the word to use.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutFiles } from '@app/services/src/checkout-files.ts';
import { root } from '@app/services/src/local-env.ts';
import ts from 'typescript';
import list from './words.json' with { type: 'json' };

const names = new Set(list.names);
const identifiers = new Set(list.identifiers);
const comments = new RegExp(list.comments.join('|'), 'gi');

const wordsOf = (identifier: string) =>
  identifier.split(/(?=[A-Z])|[_#$-]/).map((word) => word.toLowerCase());
const isBadName = (name: string) => identifiers.has(name) || wordsOf(name).some((word) => names.has(word));

function badWordsIn(text: string, isJsx: boolean): { word: string; at: number }[] {
  const variant = isJsx ? ts.LanguageVariant.JSX : ts.LanguageVariant.Standard;
  const kind = isJsx ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile('file', text, ts.ScriptTarget.Latest, true, kind);
  const found: { word: string; at: number }[] = [];
  const visit = (node: ts.Node): void => {
    const isName = ts.isIdentifier(node) || ts.isPrivateIdentifier(node);
    if (isName && isBadName(node.text)) found.push({ word: node.text, at: node.getStart() });
    node.forEachChild(visit);
  };
  visit(source);
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, variant, text);
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    const isComment =
      token === ts.SyntaxKind.SingleLineCommentTrivia || token === ts.SyntaxKind.MultiLineCommentTrivia;
    if (!isComment) continue;
    for (const match of scanner.getTokenText().matchAll(comments))
      found.push({ word: match[0], at: scanner.getTokenStart() + match.index });
  }
  return found;
}

const files = checkoutFiles('*.ts', '*.tsx').filter((file) => !(file in list.allowed));

const complaints = files.flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8');
  return badWordsIn(text, file.endsWith('x')).map(
    ({ word, at }) => `${file}:${text.slice(0, at).split('\n').length}: ${word}`,
  );
});
for (const complaint of complaints) console.error(complaint);
console.info(JSON.stringify({ files: files.length, complaints: complaints.length }));
process.exitCode = complaints.length > 0 ? 1 : 0;
