import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

type Document = TypedDocumentNode<unknown, never>;

const read = new WeakMap<object, ReadonlySet<string>>();

/** The names of the variables a document declares; of an operation, the arguments of its call. */
export const variablesOf = (document: Document): ReadonlySet<string> => {
  const known = read.get(document);
  if (known) return known;
  const names = new Set(
    document.definitions.flatMap((one) =>
      one.kind === 'OperationDefinition'
        ? (one.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
        : [],
    ),
  );
  read.set(document, names);
  return names;
};

/** What a document calls its operation; '' for none. */
export const documentName = (document: Document): string => {
  for (const one of document.definitions) if (one.kind === 'OperationDefinition') return one.name?.value ?? '';
  return '';
};
