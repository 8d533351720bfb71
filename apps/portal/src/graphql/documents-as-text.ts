/**
 * Stands in the built portal where urql asks for its parser and printer: documents come checked from the generator, with
 * `__typename` in them, and go out as they are. What urql reads of one, its kind, name and variables, is in its head.
 */

/** The kinds of nodes urql asks for by name. */
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition', FIELD: 'Field', NAME: 'Name' } as const;

const named = (value: string) => ({ kind: Kind.NAME, value });

/** The head of the document's one operation, and its text for `print`; nothing of what it selects. */
export const parse = (text: string) => {
  const head = text.slice(0, text.indexOf('{'));
  const [, operation = 'query', name] = /^\s*(\w+)\s*(\w+)?/.exec(head) ?? [];
  const variableDefinitions = [...head.matchAll(/\$(\w+)/g)].map(([, variable = '']) => ({
    kind: 'VariableDefinition',
    variable: { kind: 'Variable', name: named(variable) },
  }));
  const definition = {
    kind: Kind.OPERATION_DEFINITION,
    operation,
    name: name ? named(name) : undefined,
    variableDefinitions,
  };
  return { kind: 'Document', definitions: [definition], loc: { source: { body: text } } };
};

/** The text a document was read from. */
export const print = ({ loc }: ReturnType<typeof parse>): string => loc.source.body;

/** An error of an answer, with what the server told beside its sentence. */
export class GraphQLError extends Error {
  readonly path: readonly (string | number)[] | undefined;
  readonly extensions: Readonly<Record<string, unknown>>;

  constructor(
    message: string,
    _nodes?: unknown,
    _source?: unknown,
    _positions?: unknown,
    path?: readonly (string | number)[],
    _original?: unknown,
    extensions: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'GraphQLError';
    this.path = path;
    this.extensions = extensions;
  }
}
