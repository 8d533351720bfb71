import { deleteStudentMilestone } from '@nestling/contract/operations/learning.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useCallback, useRef, useState } from 'react';
import { SaveMilestoneSaidDocument } from '../grid.graphql.ts';

/** A step set by one press. */
export interface Press {
  readonly student_id: string;
  readonly skill: string;
  readonly progress: string;
  readonly date: string;
}

/** Whose cell it is, as a key. */
export const cellOf = ({ student_id, skill }: Pick<Press, 'student_id' | 'skill'>): string => `${student_id} ${skill}`;

/**
 * Sets steps one after another, however fast they are pressed; each can be taken back from its notice.
 * @returns what is on its way, the step by its cell, and the function that sets one
 */
export const usePresses = (say: (press: Press) => string) => {
  const [waiting, setWaiting] = useState<ReadonlyMap<string, string>>(new Map());
  const chain = useRef<Promise<unknown>>(Promise.resolve());
  const remove = useAction(deleteStudentMilestone, { say: () => null });
  const latest = useRef<Press | null>(null);
  const save = useAction(SaveMilestoneSaidDocument, {
    say: () => (latest.current ? { title: say(latest.current) } : null),
    undo: ({ saveStudentMilestone }) => {
      const id = saveStudentMilestone?.milestone?.id;
      return id ? () => void remove.run({ id }) : null;
    },
  });
  const { run } = save;
  const press = useCallback(
    (one: Press) => {
      const key = cellOf(one);
      setWaiting((before) => new Map(before).set(key, one.progress));
      chain.current = chain.current.then(async () => {
        latest.current = one;
        await run(one);
        setWaiting((before) => new Map([...before].filter(([cell, step]) => cell !== key || step !== one.progress)));
      });
    },
    [run],
  );
  return { waiting, press };
};
