import ts from 'typescript';
import { meaningOf } from './declarations.ts';
import { type Given, literalsIn } from './literals.ts';
import type { Literal } from './row.ts';

/** What a test would fail without, and what it would fail with. */
export type Asserted = { present: Set<Literal>; absent: Set<Literal> };

/** Finding nothing, these throw: Testing Library at once, Playwright when its time is over. */
const throwingQuery = /^(getBy|getAllBy|findBy|findAllBy)/;
const action =
  /^(click|tap|check|uncheck|hover|focus|selectOption|waitFor|waitForURL|waitForResponse|waitForRequest)$/;
/** What is typed asserts nothing; that there is something to type into does. */
const typing = /^(fill|press|pressSequentially|setInputFiles)$/;
const emptyMatcher = /^(toBeNull|toBeUndefined|toBeHidden|toBeFalsy)$/;
const countMatcher = /^(toHaveCount|toHaveLength|toEqual|toBe)$/;

/** `a.b(c).d(e)` from the outside in: d, then b, then a. */
function chainOf(node: ts.Node): { names: string[]; root: ts.Node } {
  const names: string[] = [];
  let root = node;
  while (ts.isCallExpression(root) || ts.isPropertyAccessExpression(root) || ts.isNonNullExpression(root)) {
    if (ts.isPropertyAccessExpression(root)) names.push(root.name.text);
    root = root.expression;
  }
  return { names, root };
}

const isNothing = (node: ts.Node | undefined) =>
  node !== undefined &&
  ((ts.isNumericLiteral(node) && node.text === '0') ||
    (ts.isArrayLiteralExpression(node) && node.elements.length === 0));

function deniesItsSubject(call: ts.CallExpression, [matcher = '', ...before]: string[]) {
  const expectsNothing =
    emptyMatcher.test(matcher) || (countMatcher.test(matcher) && isNothing(call.arguments[0]));
  return before.includes('not') !== expectsNothing;
}

const isInnerPart = (call: ts.CallExpression) =>
  ts.isPropertyAccessExpression(call.parent) && call.parent.expression === call;

/** What follows the subject in `expect(subject, 'why')` explains, and asserts nothing. */
function explanationOf(node: ts.Node): ts.Node | undefined {
  let inner = node;
  while (ts.isCallExpression(inner) || ts.isPropertyAccessExpression(inner)) {
    if (ts.isCallExpression(inner) && !ts.isPropertyAccessExpression(inner.expression)) break;
    inner = inner.expression;
  }
  return ts.isCallExpression(inner) ? inner.arguments[1] : undefined;
}

type Helper = ts.SignatureDeclaration & { body?: ts.Node };

/** The function of the same file that a plain call runs. */
function helperOf(call: ts.CallExpression): Helper | undefined {
  if (!ts.isIdentifier(call.expression)) return undefined;
  const made = meaningOf(call.expression)?.value;
  return made && ts.isFunctionLike(made) && 'body' in made ? (made as Helper) : undefined;
}

/** Reads a test, and the helpers of its file that it calls, for what it asserts. */
export function assertionsOf(test: ts.Node, inBrowser: boolean): Asserted {
  const asserted: Asserted = { present: new Set(), absent: new Set() };
  const add = (to: 'present' | 'absent', node: ts.Node, given: Given) => {
    for (const literal of literalsIn(node, given, explanationOf(node))) asserted[to].add(literal);
  };
  const running = new Set<Helper>();

  const readCall = (call: ts.CallExpression, given: Given) => {
    const { names, root } = chainOf(call);
    const [last = ''] = names;
    if (ts.isIdentifier(root) && root.text === 'expect') {
      if (!isInnerPart(call)) add(deniesItsSubject(call, names) ? 'absent' : 'present', call, given);
    } else if (inBrowser ? action.test(last) : throwingQuery.test(last)) add('present', call, given);
    else if (inBrowser && typing.test(last)) add('present', call.expression, given);
    const helper = helperOf(call);
    if (!helper?.body || running.has(helper)) return;
    running.add(helper);
    const passed: Given = new Map(given);
    helper.parameters.forEach((parameter, index) => {
      const argument = call.arguments[index];
      if (argument) passed.set(parameter, argument);
    });
    read(helper.body, passed);
    running.delete(helper);
  };
  const read = (node: ts.Node, given: Given): void => {
    if (ts.isCallExpression(node)) readCall(node, given);
    ts.forEachChild(node, (child) => read(child, given));
  };

  read(test, new Map());
  return asserted;
}
