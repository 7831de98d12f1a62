import ts from 'typescript';
import { resolveName } from './declarations.ts';

/** Unwraps `as const` and `satisfies`, and resolves names. */
function unwrap(node: ts.Node): ts.Node {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return unwrap(node.expression);
  const meaning = ts.isIdentifier(node) ? resolveName(node) : undefined;
  return meaning && meaning.column === undefined ? unwrap(meaning.value) : node;
}

function cell(row: ts.Node, column: number | string): ts.Node | undefined {
  if (ts.isArrayLiteralExpression(row)) return typeof column === 'number' ? row.elements[column] : row;
  if (!ts.isObjectLiteralExpression(row) || typeof column === 'number') return row;
  const property = row.properties.find(({ name }) => name?.getText() === column);
  return property && ts.isPropertyAssignment(property) ? property.initializer : property;
}

/** One column of a table of cases. Anything else is returned whole. */
export function columnOf(table: ts.Node, column: number | string): ts.Node[] {
  const list = unwrap(table);
  if (!ts.isArrayLiteralExpression(list)) return [list];
  return list.elements.flatMap((row) => cell(row, column) ?? []);
}
