import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useCallback, useRef } from 'react';
import { useAction } from './action.ts';
import { goTo } from './take-file.ts';

/**
 * One press that has a call tell an address and goes there: to a provider's page, or to a file, which leaves the page where it is.
 * The call writes down who asked, so it is an act; it says nothing but what hinders it.
 * @param addressOf where the answer has it
 */
export const useOpening = <D extends object, V extends object>(
  document: TypedDocumentNode<D, V>,
  addressOf: (data: D) => string | null | undefined,
) => {
  const { run, busy } = useAction(document, { say: () => null, quiet: true });
  const latest = useRef(addressOf);
  latest.current = addressOf;
  const open = useCallback(
    async (variables: V): Promise<void> => {
      const ended = await run(variables);
      const address = ended?.kind === 'done' ? latest.current(ended.data) : null;
      if (address) goTo(address);
    },
    [run],
  );
  return { open, busy };
};
