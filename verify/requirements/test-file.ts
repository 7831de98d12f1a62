import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '@app/services/src/local-env.ts';
import { type Asserted, assertionsOf } from './assertions.ts';

/** A skipped test asserts nothing. */
const isTest = (name: string) =>
  /^(test|it)(\.(only|concurrent|sequential))?(\.(each|for)\b.*)?$/s.test(name);
const isSkipped = (name: string) => /\.(skip|fixme|todo|fails)\b/.test(name);

function titleOf(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  const rest = node.templateSpans.map(
    ({ expression, literal }) => `{${expression.getText()}}${literal.text}`,
  );
  return node.head.text + rest.join('');
}

/** The tests of a file by title, analysed lazily. */
function readTests(file: string): Map<string, () => Asserted> {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const text = readFileSync(join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const tests = new Map<string, () => Asserted>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const name = node.expression.getText();
      if (isSkipped(name)) return;
      const title = isTest(name) ? titleOf(node.arguments[0]) : undefined;
      const body = node.arguments.find((argument) => ts.isFunctionLike(argument));
      if (title !== undefined && body) tests.set(title, () => assertionsOf(body, file.startsWith('e2e/')));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return tests;
}

const read = new Map<string, Map<string, () => Asserted>>();

/** What the named test asserts; nothing when there is no such test, or it is skipped. */
export function assertedBy(file: string, title: string): Asserted | undefined {
  const tests = read.get(file) ?? readTests(file);
  read.set(file, tests);
  return tests.get(title)?.();
}
