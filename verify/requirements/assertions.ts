import ts from 'typescript';
import { resolveName } from './declarations.ts';
import { type BoundArguments, literalsIn } from './literals.ts';
import type { Literal } from './row.ts';

/** Literals that a test asserts to be present or absent. */
export type Asserted = { present: Set<Literal>; absent: Set<Literal> };

/** Queries that throw when nothing is found. */
const throwingQuery = /^(getBy|getAllBy|findBy|findAllBy)/;
const action =
  /^(click|tap|check|uncheck|hover|focus|selectOption|waitFor|waitForURL|waitForResponse|waitForRequest)$/;
/** The typed text asserts nothing, but the field must exist. */
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

const isEmptyLiteral = (node: ts.Node | undefined) =>
  node !== undefined &&
  ((ts.isNumericLiteral(node) && node.text === '0') ||
    (ts.isArrayLiteralExpression(node) && node.elements.length === 0));

function assertsAbsence(call: ts.CallExpression, [matcher = '', ...before]: string[]) {
  const expectsEmpty =
    emptyMatcher.test(matcher) || (countMatcher.test(matcher) && isEmptyLiteral(call.arguments[0]));
  return before.includes('not') !== expectsEmpty;
}

const isInnerCall = (call: ts.CallExpression) =>
  ts.isPropertyAccessExpression(call.parent) && call.parent.expression === call;

/** The second argument of `expect(subject, 'why')` is a message and asserts nothing. */
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
  const declaration = resolveName(call.expression)?.value;
  return declaration && ts.isFunctionLike(declaration) && 'body' in declaration
    ? (declaration as Helper)
    : undefined;
}

/** Reads a test, and the helpers of its file that it calls, for what it asserts. */
export function assertionsOf(test: ts.Node, inBrowser: boolean): Asserted {
  const asserted: Asserted = { present: new Set(), absent: new Set() };
  const add = (to: 'present' | 'absent', node: ts.Node, bound: BoundArguments) => {
    for (const literal of literalsIn(node, bound, explanationOf(node))) asserted[to].add(literal);
  };
  const running = new Set<Helper>();

  const readCall = (call: ts.CallExpression, bound: BoundArguments) => {
    const { names, root } = chainOf(call);
    const [last = ''] = names;
    if (ts.isIdentifier(root) && root.text === 'expect') {
      if (!isInnerCall(call)) add(assertsAbsence(call, names) ? 'absent' : 'present', call, bound);
    } else if (inBrowser ? action.test(last) : throwingQuery.test(last)) add('present', call, bound);
    else if (inBrowser && typing.test(last)) add('present', call.expression, bound);
    const helper = helperOf(call);
    if (!helper?.body || running.has(helper)) return;
    running.add(helper);
    const boundInHelper: BoundArguments = new Map(bound);
    helper.parameters.forEach((parameter, index) => {
      const argument = call.arguments[index];
      if (argument) boundInHelper.set(parameter, argument);
    });
    read(helper.body, boundInHelper);
    running.delete(helper);
  };
  const read = (node: ts.Node, bound: BoundArguments): void => {
    if (ts.isCallExpression(node)) readCall(node, bound);
    ts.forEachChild(node, (child) => read(child, bound));
  };

  read(test, new Map());
  return asserted;
}
