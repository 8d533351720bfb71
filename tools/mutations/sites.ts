import ts from 'typescript';

/** One place where a fault can be put into a file: what stands from `start` to `end` and what comes in its place. */
export type Site = { readonly line: number; readonly start: number; readonly end: number; readonly becomes: string };

const { SyntaxKind } = ts;

/** Operators and what a hurried hand would have written instead. */
const swapped: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [SyntaxKind.LessThanToken, '<='],
  [SyntaxKind.LessThanEqualsToken, '<'],
  [SyntaxKind.GreaterThanToken, '>='],
  [SyntaxKind.GreaterThanEqualsToken, '>'],
  [SyntaxKind.AmpersandAmpersandToken, '||'],
  [SyntaxKind.BarBarToken, '&&'],
  [SyntaxKind.MinusToken, '+'],
  [SyntaxKind.AsteriskToken, '/'],
]);

/** Calls of arrays that go on working, and wrongly, under another name. */
const twins: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
]);

/** What a node becomes, where it is one a fault can be put into. */
const faultOf = (node: ts.Node): { at: ts.Node; becomes: string } | null => {
  if (ts.isBinaryExpression(node)) {
    const becomes = swapped.get(node.operatorToken.kind);
    return becomes ? { at: node.operatorToken, becomes } : null;
  }
  if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
    const at = ts.isIfStatement(node) ? node.expression : node.condition;
    // Where operators make the condition they are the places.
    return ts.isBinaryExpression(at) ? null : { at, becomes: `!(${at.getText()})` };
  }
  if (node.kind === SyntaxKind.TrueKeyword && !ts.isLiteralTypeNode(node.parent)) return { at: node, becomes: 'false' };
  if (node.kind === SyntaxKind.FalseKeyword && !ts.isLiteralTypeNode(node.parent)) return { at: node, becomes: 'true' };
  if (ts.isExpressionStatement(node) && !ts.isStringLiteral(node.expression)) return { at: node, becomes: ';' };
  if (ts.isPropertyAccessExpression(node) && ts.isCallExpression(node.parent) && node.parent.expression === node) {
    const becomes = twins.get(node.name.text);
    return becomes ? { at: node.name, becomes } : null;
  }
  return null;
};

/** All places of a file of TypeScript, types and comments left out. */
export const sitesOf = (path: string, text: string): Site[] => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Site[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    const fault = faultOf(node);
    if (fault) {
      const start = fault.at.getStart();
      const line = file.getLineAndCharacterOfPosition(start).line + 1;
      found.push({ line, start, end: fault.at.getEnd(), becomes: fault.becomes });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};

/** The text with the fault in it. */
export const withFault = (text: string, { start, end, becomes }: Site): string =>
  text.slice(0, start) + becomes + text.slice(end);
