import ts from 'typescript';
import { meaningOf } from './declarations.ts';

/** `[…] as const` and `[…] satisfies X` are still the list; a name is what it was declared as. */
function plain(node: ts.Node): ts.Node {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return plain(node.expression);
  const meaning = ts.isIdentifier(node) ? meaningOf(node) : undefined;
  return meaning && meaning.column === undefined ? plain(meaning.value) : node;
}

function cell(row: ts.Node, column: number | string): ts.Node | undefined {
  if (ts.isArrayLiteralExpression(row)) return typeof column === 'number' ? row.elements[column] : row;
  if (!ts.isObjectLiteralExpression(row) || typeof column === 'number') return row;
  const property = row.properties.find(({ name }) => name?.getText() === column);
  return property && ts.isPropertyAssignment(property) ? property.initializer : property;
}

/** One column of a table of cases. What is no table counts whole. */
export function columnOf(table: ts.Node, column: number | string): ts.Node[] {
  const list = plain(table);
  if (!ts.isArrayLiteralExpression(list)) return [list];
  return list.elements.flatMap((row) => cell(row, column) ?? []);
}
