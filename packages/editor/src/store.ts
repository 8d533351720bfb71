import { type History, newHistory, onward, redone, undone } from '@nestling/blocks/history.ts';
import {
  changeBlock,
  duplicateBlock,
  emptyBlock,
  fits,
  insertBlock,
  moveBlock,
  removeBlock,
  stepOf,
} from '@nestling/blocks/operate.ts';
import type { AnyBlock, BlockDocument, BlockSchema } from '@nestling/blocks/schema.ts';
import { findBlock, placedBlocks, type Spot } from '@nestling/blocks/walk.ts';

/** What is looked at by those who draw. */
export interface EditorState<B extends AnyBlock> {
  readonly history: History<BlockDocument<B>>;
  /** The block whose fields are open. */
  readonly selected: string | null;
  /** Rises each time the fields of the open block are to be gone to. */
  readonly entered: number;
  /** The last thing that was done to a block, for who does not see it. */
  readonly said: { readonly act: 'added' | 'copied' | 'moved' | 'removed'; readonly name: string } | null;
}

/** A document while it is edited: outside of React, so that a keystroke draws the block it is in and nothing else. */
export interface EditorStore<B extends AnyBlock> {
  readonly schema: BlockSchema<B>;
  state(): EditorState<B>;
  document(): BlockDocument<B>;
  subscribe(listener: () => void): () => void;
  /** Opens a block, or none. `enter` goes to its fields. */
  select(id: string | null, enter?: boolean): void;
  /** True once after the fields of the open block were to be gone to. */
  takeEntry(): boolean;
  /** Other values in one block; steps `about` the same are taken back together. */
  change(id: string, values: Readonly<Record<string, unknown>>, about?: string): void;
  /** Adds a block at a spot, else behind the open one where it may stand there, else at the end; its id, or null. */
  insert(block: B, spot?: Spot): string | null;
  /** Puts a block elsewhere; false where it may not stand there. */
  move(id: string, spot: Spot): boolean;
  /** One step up (-1) or down (1), into and out of blocks that hold others. */
  step(id: string, by: -1 | 1): boolean;
  duplicate(id: string): string | null;
  /** Takes a block away; answers the one that stands in its place, or before it. */
  remove(id: string): string | null;
  /** Another document as one step, such as one that somebody else saved. */
  replace(document: BlockDocument<B>, about?: string): void;
  undo(): void;
  redo(): void;
}

/** @param nameOf what a block is called in what is said of it */
export const editorStore = <B extends AnyBlock>(
  schema: BlockSchema<B>,
  first: BlockDocument<B>,
  nameOf: (block: B) => string = ({ type }) => type,
): EditorStore<B> => {
  let state: EditorState<B> = { history: newHistory(first), selected: null, entered: 0, said: null };
  let entry = false;
  const listeners = new Set<() => void>();
  const set = (next: Partial<EditorState<B>>): void => {
    state = { ...state, ...next };
    // What is not there any more is not open.
    const { selected, history } = state;
    if (selected !== null && !findBlock(schema, history.now, selected)) state = { ...state, selected: null };
    for (const listener of listeners) listener();
  };
  const now = (): BlockDocument<B> => state.history.now;
  const goOn = (document: BlockDocument<B>, about: string, next: Partial<EditorState<B>> = {}): boolean => {
    if (document === now()) return false;
    set({ history: onward(state.history, document, about), ...next });
    return true;
  };
  const said = (act: 'added' | 'copied' | 'moved' | 'removed', block: B) => ({ act, name: nameOf(block) });

  /** Behind the open block, or behind the nearest of those it stands in where the new one may stand. */
  const spotFor = (block: B): Spot => {
    const end = { parent: null, slot: '', index: now().blocks.length };
    for (let id = state.selected; id !== null; ) {
      const found = findBlock(schema, now(), id);
      if (!found) return end;
      const { parent, slot, index } = found;
      const spot = { parent, slot, index: index + 1 };
      if (fits(schema, now(), block, spot)) return spot;
      id = parent;
    }
    return end;
  };

  const move: EditorStore<B>['move'] = (id, spot) => {
    const found = findBlock(schema, now(), id);
    return found !== null && goOn(moveBlock(schema, now(), id, spot), '', { said: said('moved', found.block) });
  };

  return {
    schema,
    state: () => state,
    document: now,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    select: (id, enter = false) => {
      if (id === state.selected && !enter) return;
      entry = enter;
      set({ selected: id, entered: state.entered + (enter ? 1 : 0) });
    },
    takeEntry: () => {
      const wanted = entry;
      entry = false;
      return wanted;
    },
    change: (id, values, about = '') => {
      goOn(changeBlock(schema, now(), id, values), about);
    },
    insert: (block, spot = spotFor(block)) => {
      const next = insertBlock(schema, now(), block, spot);
      entry = true;
      const given = { selected: block.id, entered: state.entered + 1, said: said('added', block) };
      return goOn(next, '', given) ? block.id : null;
    },
    move,
    step: (id, by) => {
      const spot = stepOf(schema, now(), id, by);
      return spot !== null && move(id, spot);
    },
    duplicate: (id) => {
      const made = duplicateBlock(schema, now(), id);
      const found = findBlock(schema, now(), id);
      if (!made || !found) return null;
      goOn(made.document, '', { selected: made.id, said: said('copied', found.block) });
      return made.id;
    },
    remove: (id) => {
      const placed = placedBlocks(schema, now());
      const at = placed.findIndex(({ block }) => block.id === id);
      const found = placed[at];
      if (!found) return null;
      goOn(removeBlock(schema, now(), id), '', { said: said('removed', found.block) });
      const left = placedBlocks(schema, now());
      return (left[at] ?? left[at - 1] ?? left.at(-1))?.block.id ?? null;
    },
    replace: (document, about = '') => {
      goOn(document, about);
    },
    undo: () => set({ history: undone(state.history), said: null }),
    redo: () => set({ history: redone(state.history), said: null }),
  };
};

/** A new block of a set: as the set makes it, else with what its schema begins with. */
export const madeBlock = <B extends AnyBlock>(
  { schema, make }: { readonly schema: BlockSchema<B>; make?(type: string): B | null },
  type: string,
): B | null => (make ? make(type) : emptyBlock(schema, type));
