import type { AnyBlock } from '@nestling/blocks/schema.ts';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { BlockSet } from './block-set.ts';
import type { EditorState, EditorStore } from './store.ts';

/** What every part of an editor has: the document, how its blocks are edited, and what is wrong with them. */
export interface EditorParts {
  readonly store: EditorStore<AnyBlock>;
  readonly set: BlockSet<AnyBlock>;
  /** Why a block is not taken, in words, by its id. */
  readonly faults: ReadonlyMap<string, string>;
  /** Fields stand beside the blocks, not in the open one. */
  readonly wide: boolean;
}

export const EditorContext = createContext<EditorParts | null>(null);

/** The editor a part stands in. */
export const useEditorParts = (): EditorParts => {
  const parts = useContext(EditorContext);
  if (!parts) throw new Error('A part of the editor stands outside of one.');
  return parts;
};

/** Something of the state, drawn anew when it is another: what `pick` answers must be the same while nothing changed. */
export const usePicked = <B extends AnyBlock, T>(store: EditorStore<B>, pick: (state: EditorState<B>) => T): T =>
  useSyncExternalStore(store.subscribe, () => pick(store.state()));

/** Something of the state of the editor a part stands in. */
export const useEditorState = <T>(pick: (state: EditorState<AnyBlock>) => T): T =>
  usePicked(useEditorParts().store, pick);
