import type { AnyBlock } from '@nestling/blocks/schema.ts';
import { type RefObject, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { focusBlock, isWriting } from './focus.ts';
import type { EditorStore } from './store.ts';

/** What a key does, and where the focus goes once that is on the page. */
type Act = () => () => void;

/** What a key does on a block that has the focus; undefined leaves the key to the browser. */
const onBlock = (
  store: EditorStore<AnyBlock>,
  root: HTMLElement,
  event: KeyboardEvent,
  id: string,
): Act | undefined => {
  const { key, target } = event;
  const handle = target instanceof Element && target.closest('[data-handle]') !== null;
  const way = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : null;
  const command = event.ctrlKey || event.metaKey;
  if (way !== null && (event.altKey || handle))
    return () => {
      store.step(id, way);
      return () => focusBlock(root, id, handle ? '[data-handle]' : '[data-name]');
    };
  if (way !== null && !command)
    return () => {
      const ids = [...root.querySelectorAll<HTMLElement>('[data-block]')].map(({ dataset }) => dataset.block);
      return () => focusBlock(root, ids[ids.indexOf(id) + way] ?? id);
    };
  if (command && key.toLowerCase() === 'd')
    return () => {
      const copy = store.duplicate(id);
      return () => focusBlock(root, copy ?? id);
    };
  if (key === 'Delete' || key === 'Backspace')
    return () => {
      const next = store.remove(id);
      return () => focusBlock(root, next);
    };
  if (key === 'Insert' || key === '/') return () => () => focusBlock(root, null);
  return undefined;
};

/**
 * The keys of an editor: arrows go from block to block, with Alt (or on the handle) they move it, Ctrl D copies, Delete takes
 * away, "/" goes to what can be added, Escape goes from the fields back to their block; Ctrl Z and Ctrl Shift Z (or Ctrl Y)
 * take back and do again, on the whole page. What a text field handles itself is left to it.
 */
export const useEditorKeys = (store: EditorStore<AnyBlock>, root: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const steps = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
      const { past, future } = store.state().history;
      const again = key === 'y' || event.shiftKey;
      if ((again ? future : past).length === 0) return;
      event.preventDefault();
      if (again) store.redo();
      else store.undo();
    };
    const press = (event: KeyboardEvent): void => {
      const { target } = event;
      const place = root.current;
      if (event.defaultPrevented || !place || !(target instanceof HTMLElement)) return;
      if (event.key === 'Escape' && target.closest('[data-fields]')) {
        event.preventDefault();
        focusBlock(place, store.state().selected);
        return;
      }
      const id = target.closest('[data-handle], [data-name]')?.closest<HTMLElement>('[data-block]')?.dataset.block;
      const act = id === undefined || isWriting(target) ? undefined : onBlock(store, place, event, id);
      if (!act) return;
      event.preventDefault();
      flushSync(act)();
    };
    addEventListener('keydown', steps);
    const place = root.current;
    place?.addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', steps);
      place?.removeEventListener('keydown', press);
    };
  }, [store, root]);
};
