import ts from 'typescript';
import { meaningOf } from './declarations.ts';
import type { Literal } from './row.ts';
import { columnOf } from './table-column.ts';

/** Arguments of the helper that is being read, by its parameters. */
export type Given = Map<ts.ParameterDeclaration, ts.Node>;

/** Sums such as `5 * 1024 * 1024`. */
function numberOf(node: ts.Node): number | undefined {
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (!ts.isBinaryExpression(node)) return undefined;
  const [left, right] = [numberOf(node.left), numberOf(node.right)];
  if (left === undefined || right === undefined) return undefined;
  if (node.operatorToken.kind === ts.SyntaxKind.AsteriskToken) return left * right;
  return node.operatorToken.kind === ts.SyntaxKind.PlusToken ? left + right : undefined;
}

/** A pattern with alternatives promises none of them. */
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

/** The nodes that a name stands for: an argument, a column of cases, or what it was declared as. */
function behind(name: ts.Identifier, given: Given): ts.Node[] {
  for (const [parameter, argument] of given)
    if (ts.isIdentifier(parameter.name) && parameter.name.text === name.text) {
      for (let scope: ts.Node = name; scope.parent; scope = scope.parent)
        if (scope === parameter.parent) return [argument];
    }
  const meaning = meaningOf(name);
  if (!meaning) return [];
  return meaning.column === undefined ? [meaning.value] : columnOf(meaning.value, meaning.column);
}

/** Of a function with several statements only what it returns counts. */
function returned(made: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    else if (!ts.isFunctionLike(node)) ts.forEachChild(node, look);
  };
  ts.forEachChild(made, look);
  return found;
}

/** Every literal of an expression but of one part, and of what its names stand for in the same file. */
export function literalsIn(root: ts.Node, given: Given, but?: ts.Node): Literal[] {
  const found: Literal[] = [];
  const seen = new Set<ts.Node>();
  const lookBehind = (name: ts.Identifier) => {
    // A name taken out of an answer is one of its fields.
    const field = meaningOf(name)?.field;
    if (field) found.push(field);
    behind(name, given).forEach(look);
  };
  const look = (node: ts.Node): void => {
    if (seen.has(node) || node === but) return;
    seen.add(node);
    const literal = ownLiteral(node);
    if (literal !== undefined) found.push(literal);
    if (ts.isShorthandPropertyAssignment(node)) {
      found.push(node.name.text);
      lookBehind(node.name);
    } else if (ts.isIdentifier(node)) {
      if (isFieldName(node)) found.push(node.text);
      else lookBehind(node);
    } else if (ts.isFunctionLike(node) && 'body' in node && node.body && ts.isBlock(node.body)) {
      returned(node.body).forEach(look);
    } else ts.forEachChild(node, look);
  };
  look(root);
  return found;
}
