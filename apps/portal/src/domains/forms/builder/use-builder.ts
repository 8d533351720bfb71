import type { Block } from '@nestling/rules/forms/blocks.ts';
import { useCallback, useMemo, useReducer } from 'react';

type History = {
  readonly past: readonly (readonly Block[])[];
  readonly blocks: readonly Block[];
  readonly future: readonly (readonly Block[])[];
  /** What the last step was about: typing in one field is one step to take back. */
  readonly about: string;
};
type Step =
  | { readonly do: 'set'; readonly blocks: readonly Block[]; readonly about: string }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' };

const MOST_STEPS = 100;

const stepped = (state: History, step: Step): History => {
  const { past, blocks, future, about } = state;
  if (step.do === 'set') {
    if (step.blocks === blocks) return state;
    const same = step.about !== '' && step.about === about;
    return {
      past: same ? past : [...past.slice(-MOST_STEPS + 1), blocks],
      blocks: step.blocks,
      future: [],
      about: step.about,
    };
  }
  const from = step.do === 'undo' ? past : future;
  const next = step.do === 'undo' ? from.at(-1) : from[0];
  if (!next) return state;
  return step.do === 'undo'
    ? { past: past.slice(0, -1), blocks: next, future: [blocks, ...future], about: '' }
    : { past: [...past, blocks], blocks: next, future: future.slice(1), about: '' };
};

/** The blocks of a form while they are changed, every step of which can be taken back. */
export const useBuilder = (start: readonly Block[]) => {
  const [state, step] = useReducer(stepped, { past: [], blocks: start, future: [], about: '' });
  const set = useCallback((blocks: readonly Block[], about = '') => step({ do: 'set', blocks, about }), []);
  const undo = useCallback(() => step({ do: 'undo' }), []);
  const redo = useCallback(() => step({ do: 'redo' }), []);
  return useMemo(
    () => ({
      blocks: state.blocks,
      set,
      undo: state.past.length > 0 ? undo : null,
      redo: state.future.length > 0 ? redo : null,
    }),
    [state, set, undo, redo],
  );
};
