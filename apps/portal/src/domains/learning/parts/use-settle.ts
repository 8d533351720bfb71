import { saveCheckpointLevels } from '@nestling/contract/operations/checkpoints.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useRef } from 'react';
import { cellOf, type Press, useChain } from './use-chain.ts';

interface Settling {
  readonly checkpoint: string;
  /** What is settled, the step by its cell. */
  readonly settled: ReadonlyMap<string, string>;
  /** What the notice of a press says. */
  readonly say: (press: Press) => string;
}

/** Settles levels of a checkpoint one after another; each goes back to what it was from its notice. */
export const useSettle = ({ checkpoint, settled, say }: Settling): ReturnType<typeof useChain> => {
  const back = useAction(saveCheckpointLevels, { say: () => null });
  const latest = useRef<Press | null>(null);
  const of = ({ student_id, skill }: Press) => ({ id: checkpoint, students: [student_id], skills: [skill] });
  const { run } = useAction(saveCheckpointLevels, {
    say: () => (latest.current ? { title: say(latest.current) } : null),
    undo: () => {
      const press = latest.current;
      if (!press) return null;
      const before = settled.get(cellOf(press));
      return () => void back.run({ ...of(press), ...(before ? { progress: before } : { clear: true }) });
    },
  });
  return useChain((press) => {
    latest.current = press;
    return run({ ...of(press), progress: press.progress });
  });
};
