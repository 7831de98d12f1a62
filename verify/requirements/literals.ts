import ts from 'typescript';
import { resolveName } from './declarations.ts';
import type { Literal } from './row.ts';
import { columnOf } from './table-column.ts';

/** Arguments of the helper that is being read, by its parameters. */
export type BoundArguments = Map<ts.ParameterDeclaration, ts.Node>;

/** Evaluates expressions such as `5 * 1024 * 1024`. */
function numberOf(node: ts.Node): number | undefined {
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (!ts.isBinaryExpression(node)) return undefined;
  const [left, right] = [numberOf(node.left), numberOf(node.right)];
  if (left === undefined || right === undefined) return undefined;
  if (node.operatorToken.kind === ts.SyntaxKind.AsteriskToken) return left * right;
  return node.operatorToken.kind === ts.SyntaxKind.PlusToken ? left + right : undefined;
}

/** A pattern with alternatives asserts none of them. */
function patternOf(node: ts.RegularExpressionLiteral): string | undefined {
  const source = node.text.slice(1, node.text.lastIndexOf('/'));
  return /(?<!\\)\|/.test(source) ? undefined : source.replace(/\\(\W)/g, '$1');
}

function ownLiteral(node: ts.Node): Literal | undefined {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (node.kind === ts.SyntaxKind.TemplateHead) return (node as ts.TemplateHead).text;
  if (ts.isTemplateMiddleOrTemplateTail(node)) return node.text;
  if (ts.isRegularExpressionLiteral(node)) return patternOf(node);
  return numberOf(node);
}

const isFieldName = (name: ts.Identifier) =>
  (ts.isPropertyAccessExpression(name.parent) && name.parent.name === name) ||
  ((ts.isPropertyAssignment(name.parent) || ts.isBindingElement(name.parent)) &&
    (ts.isPropertyAssignment(name.parent) ? name.parent.name : name.parent.propertyName) === name);

/** The nodes of a name: an argument, a column of cases, or its declaration. */
function resolvedNodes(name: ts.Identifier, bound: BoundArguments): ts.Node[] {
  for (const [parameter, argument] of bound)
    if (ts.isIdentifier(parameter.name) && parameter.name.text === name.text) {
      for (let scope: ts.Node = name; scope.parent; scope = scope.parent)
        if (scope === parameter.parent) return [argument];
    }
  const meaning = resolveName(name);
  if (!meaning) return [];
  return meaning.column === undefined ? [meaning.value] : columnOf(meaning.value, meaning.column);
}

/** Of a function with several statements only what it returns counts. */
function returnedNodes(body: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    else if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  ts.forEachChild(body, visit);
  return found;
}

/** Every literal of an expression, without the excluded part, including those of names declared in the same file. */
export function literalsIn(root: ts.Node, bound: BoundArguments, excluded?: ts.Node): Literal[] {
  const found: Literal[] = [];
  const seen = new Set<ts.Node>();
  const visitName = (name: ts.Identifier) => {
    // A destructured name is also a field name.
    const field = resolveName(name)?.field;
    if (field) found.push(field);
    resolvedNodes(name, bound).forEach(visit);
  };
  const visit = (node: ts.Node): void => {
    if (seen.has(node) || node === excluded) return;
    seen.add(node);
    const literal = ownLiteral(node);
    if (literal !== undefined) found.push(literal);
    if (ts.isShorthandPropertyAssignment(node)) {
      found.push(node.name.text);
      visitName(node.name);
    } else if (ts.isIdentifier(node)) {
      if (isFieldName(node)) found.push(node.text);
      else visitName(node);
    } else if (ts.isFunctionLike(node) && 'body' in node && node.body && ts.isBlock(node.body)) {
      returnedNodes(node.body).forEach(visit);
    } else ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}
