import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useAction } from '@nestling/kit/action.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useRef } from 'react';
import { recordWords } from './words.ts';

/** What a notice says. */
type Told = { readonly title: string; readonly detail?: string };

/** A mutation that is taken back by itself with other values, known before it is sent. */
export const useReversible = <D extends object, V extends object>(document: TypedDocumentNode<D, V>) => {
  const t = useWords(recordWords);
  const step = useRef<{ readonly back: V | null; readonly told: Told }>({ back: null, told: { title: '' } });
  const { run, busy } = useAction(document, {
    say: () => step.current.told,
    undo: () => {
      const { back } = step.current;
      return back ? () => void send(back, null, { title: t('takenBack') }) : null;
    },
  });
  /** Sends `variables`; Undo sends `back`. Without `back` there is no Undo. */
  const send = (variables: V, back: V | null, told: Told) => {
    step.current = { back, told };
    return run(variables);
  };
  return { send, busy };
};
