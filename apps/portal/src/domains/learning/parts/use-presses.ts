import { deleteStudentMilestone } from '@nestling/contract/operations/learning.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useRef } from 'react';
import { SaveMilestoneSaidDocument } from '../grid.graphql.ts';
import { type Press, useChain } from './use-chain.ts';

/** Records steps one after another; each can be taken back from its notice. */
export const usePresses = (say: (press: Press) => string): ReturnType<typeof useChain> => {
  const remove = useAction(deleteStudentMilestone, { say: () => null });
  const latest = useRef<Press | null>(null);
  const { run } = useAction(SaveMilestoneSaidDocument, {
    say: () => (latest.current ? { title: say(latest.current) } : null),
    undo: ({ saveStudentMilestone }) => {
      const id = saveStudentMilestone?.milestone?.id;
      return id ? () => void remove.run({ id }) : null;
    },
  });
  return useChain((one) => {
    latest.current = one;
    return run(one);
  });
};
