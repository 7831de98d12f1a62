import ts from 'typescript';

/** The value of a name: an expression, a function, or a column of a table of cases. */
export type ResolvedName = { value: ts.Node; column?: number | string; field?: string };

type Declared = Map<string, ResolvedName>;

/** Declares a name, or every name of a destructuring pattern; for a table each gets its column. */
function declare(into: Declared, name: ts.BindingName, value: ts.Node, isTable = false) {
  if (ts.isIdentifier(name)) {
    into.set(name.text, { value });
    return;
  }
  name.elements.forEach((element, index) => {
    if (!ts.isBindingElement(element)) return;
    if (!ts.isIdentifier(element.name)) {
      declare(into, element.name, value);
      return;
    }
    const field = element.propertyName?.getText() ?? element.name.text;
    const column = ts.isArrayBindingPattern(name) ? index : field;
    into.set(element.name.text, {
      value,
      ...(isTable && { column }),
      ...(ts.isObjectBindingPattern(name) && { field }),
    });
  });
}

/** `table.map((row) => …)`, `test.each(table)('…', (first, second) => …)` and `test.for(table)('…', (row) => …)`. */
function declareParameters(into: Declared, callback: ts.SignatureDeclaration) {
  const call = callback.parent;
  if (!ts.isCallExpression(call)) return;
  const called = call.expression;
  if (ts.isCallExpression(called)) {
    const [table] = called.arguments;
    if (!table) return;
    const isSpread = called.expression.getText().endsWith('.each');
    callback.parameters.forEach(({ name }, column) => {
      if (isSpread && ts.isIdentifier(name)) into.set(name.text, { value: table, column });
      else declare(into, name, table, true);
    });
  } else if (ts.isPropertyAccessExpression(called) && callback.parameters[0]) {
    declare(into, callback.parameters[0].name, called.expression, true);
  }
}

function declareStatement(into: Declared, statement: ts.Node) {
  if (ts.isFunctionDeclaration(statement) && statement.name) declare(into, statement.name, statement);
  if (!ts.isVariableStatement(statement)) return;
  for (const { name, initializer } of statement.declarationList.declarations)
    if (initializer) declare(into, name, initializer);
}

const cache = new WeakMap<ts.Node, Declared>();
function declaredIn(scope: ts.Node): Declared {
  const before = cache.get(scope);
  if (before) return before;
  const declared: Declared = new Map();
  if (ts.isSourceFile(scope) || ts.isBlock(scope))
    for (const statement of scope.statements) declareStatement(declared, statement);
  if (ts.isFunctionLike(scope)) declareParameters(declared, scope);
  if (ts.isForOfStatement(scope) && ts.isVariableDeclarationList(scope.initializer))
    for (const { name } of scope.initializer.declarations) declare(declared, name, scope.expression, true);
  cache.set(scope, declared);
  return declared;
}

/** Resolves a name to its declaration in the same file. */
export function resolveName(name: ts.Identifier): ResolvedName | undefined {
  for (let scope = name.parent; scope; scope = scope.parent) {
    const found = declaredIn(scope).get(name.text);
    if (found) return found;
  }
  return undefined;
}
