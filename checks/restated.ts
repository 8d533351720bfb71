import ts from 'typescript';

/** Whether a member is optional as an input is: `name?: T | undefined`, as `InputOf` would infer it. */
const isOptional = (member: ts.TypeElement): boolean =>
  ts.isPropertySignature(member) &&
  member.questionToken !== undefined &&
  member.type !== undefined &&
  ts.isUnionTypeNode(member.type) &&
  member.type.types.some(({ kind }) => kind === ts.SyntaxKind.UndefinedKeyword);

/**
 * Optional members of types that say the input of a call a second time: every member of such a type is an argument of the
 * domain, or a member of one. A type with a member that is none is the house's own, as an event is: a name of its may be
 * an argument's elsewhere. Answered by their lines, from 1 on.
 */
export const restatedIn = (text: string, isArgument: (name: string) => boolean): number[] => {
  const source = ts.createSourceFile('types.ts', text, ts.ScriptTarget.Latest, true);
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    if (
      (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)) &&
      node.members.every(({ name }) => name !== undefined && isArgument(name.getText(source)))
    )
      for (const member of node.members.filter(isOptional))
        lines.push(source.getLineAndCharacterOfPosition(member.getStart(source)).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lines;
};
