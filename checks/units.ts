import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { Source } from './sources.ts';

/** A declaration at the top of a file (a component, a hook, a constant), or what else stands there, named ''. */
export type Unit = {
  /** The path from the root and the name, `apps/…/Rooms.tsx#Rooms`. */
  readonly id: string;
  /** Ids of the declarations it refers to, in its own file and in others. */
  readonly uses: ReadonlySet<string>;
  /** Every name within it, of properties too. */
  readonly words: ReadonlySet<string>;
  readonly node: ts.Node;
};

type File = {
  readonly path: string;
  readonly imported: ReadonlyMap<string, string>;
  readonly own: ReadonlySet<string>;
};

const idOf = (path: string, name: string): string => `${path}#${name}`;

/** Where the operations printed from the calls are, as the portal imports them. */
export const operations = '@nestling/contract/operations/';

/** The file an import of ours leads to, from the root, or the module of an operation; null for a package. */
const target = (path: string, to: ts.Node | undefined): string | null => {
  if (!to || !ts.isStringLiteralLike(to)) return null;
  if (to.text.startsWith(operations)) return operations;
  return to.text.startsWith('.') ? join(dirname(path), to.text) : null;
};

const importsOf = (path: string, statement: ts.Statement): [name: string, id: string][] => {
  if (!ts.isImportDeclaration(statement) || !statement.importClause || statement.importClause.isTypeOnly) return [];
  const to = target(path, statement.moduleSpecifier);
  if (to === null) return [];
  const { name, namedBindings } = statement.importClause;
  const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
  const found = named
    .filter((one) => !one.isTypeOnly)
    .map((one): [string, string] => [one.name.text, idOf(to, (one.propertyName ?? one.name).text)]);
  return name ? [...found, [name.text, idOf(to, 'default')]] : found;
};

/** The declarations of a statement with what stands in each; types send nothing. */
const declared = (statement: ts.Statement): [name: string, node: ts.Node][] => {
  if (ts.isImportDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) return [];
  if (ts.isInterfaceDeclaration(statement)) return [];
  if (ts.isExportAssignment(statement)) return [['default', statement.expression]];
  if (ts.isFunctionDeclaration(statement) && statement.name) return [[statement.name.text, statement]];
  if (!ts.isVariableStatement(statement)) return [['', statement]];
  return statement.declarationList.declarations.flatMap((one): [string, ts.Node][] =>
    ts.isIdentifier(one.name) ? [[one.name.text, one]] : [['', one]],
  );
};

/** Whether an identifier is only the name of a property, and refers to nothing. */
const namesProperty = (node: ts.Identifier): boolean => {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isJsxAttribute(parent) && parent.name === node)
  );
};

const unitOf = ({ path, imported, own }: File, name: string, node: ts.Node): Unit => {
  const uses = new Set<string>();
  const words = new Set<string>();
  const loaded: string[] = [];
  const look = (at: ts.Node): void => {
    if (ts.isTypeNode(at) && !ts.isExpressionWithTypeArguments(at)) return;
    if (ts.isIdentifier(at)) {
      words.add(at.text);
      const from = imported.get(at.text) ?? (own.has(at.text) && at.text !== name ? idOf(path, at.text) : null);
      if (from !== null && !namesProperty(at)) uses.add(from);
    }
    if (ts.isCallExpression(at) && at.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const to = target(path, at.arguments[0]);
      if (to !== null) loaded.push(to);
    }
    ts.forEachChild(at, look);
  };
  look(node);
  for (const file of loaded) for (const word of ['default', ...words]) uses.add(idOf(file, word));
  return { id: idOf(path, name), uses, words, node };
};

/** The declarations of files of the portal, and what each refers to; of a file loaded later, its default and what is named. */
export const unitsOf = (sources: readonly Source[]): Unit[] =>
  sources.flatMap(({ path, text }) => {
    const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const parts = statements.flatMap(declared);
    const imported = new Map(statements.flatMap((statement) => importsOf(path, statement)));
    const own = new Set(parts.map(([name]) => name).filter(Boolean));
    return parts.map(([name, node]) => unitOf({ path, imported, own }, name, node));
  });
