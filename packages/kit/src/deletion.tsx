import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import { type ReactNode, useState } from 'react';
import { useAction } from './action.ts';

/** One record to delete, as the question names it. */
type Doomed = { readonly id: string; readonly name: string };

/**
 * Deletes one record for good, after a question. `ask` opens the question; `question` is it, drawn while it is open. It
 * closes once the server has answered, whichever way.
 */
export const useDeletion = <D extends object>(
  document: TypedDocumentNode<D, { id: string | number }>,
): { ask: (record: Doomed) => void; question: ReactNode } => {
  const { run } = useAction(document);
  const [asked, ask] = useState<Doomed | null>(null);
  const question = asked ? (
    <ConfirmDelete
      onCancel={() => ask(null)}
      onDelete={async () => {
        await run({ id: asked.id });
        ask(null);
      }}
    >
      <b>{asked.name}</b>
    </ConfirmDelete>
  ) : null;
  return { ask, question };
};
