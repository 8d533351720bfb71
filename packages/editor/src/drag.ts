import type { AnyBlock } from '@nestling/blocks/schema.ts';
import { findBlock, type Spot } from '@nestling/blocks/walk.ts';
import { type RefObject, useEffect } from 'react';
import { nodeOf } from './focus.ts';
import type { EditorStore } from './store.ts';

/** Where something would be put, and the element that shows it. */
type Drop = { readonly spot: Spot; readonly at: HTMLElement; readonly side: 'before' | 'after' | 'into' };

/** What lies under the pointer, outside of what is dragged: a block, above or below its middle, or an empty place. */
const dropAt = (store: EditorStore<AnyBlock>, dragged: HTMLElement, x: number, y: number): Drop | null => {
  for (const element of document.elementsFromPoint(x, y)) {
    if (dragged.contains(element)) return null;
    const near = element.closest<HTMLElement>('[data-block], [data-list]');
    if (!near) continue;
    const { block, list, slot = '' } = near.dataset;
    if (block === undefined) {
      const into = near.querySelector('[data-block]') === null;
      if (into) return { spot: { parent: list || null, slot, index: 0 }, at: near, side: 'into' };
      continue;
    }
    const found = findBlock(store.schema, store.document(), block);
    if (!found) return null;
    const box = near.getBoundingClientRect();
    const after = y > box.top + box.height / 2;
    const spot = { parent: found.parent, slot: found.slot, index: found.index + (after ? 1 : 0) };
    return { spot, at: near, side: after ? 'after' : 'before' };
  }
  return null;
};

/**
 * Blocks are dragged by their handle, with mouse, finger or pen, into any place they may stand in; a press on how one looks
 * opens it. Where it would be put is marked on the page itself (`data-drop`): nothing is drawn anew on the way.
 */
export const useDragging = (store: EditorStore<AnyBlock>, root: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const place = root.current;
    if (!place) return;
    let dragged: HTMLElement | null = null;
    let drop: Drop | null = null;
    const mark = (next: Drop | null): void => {
      if (drop) delete drop.at.dataset.drop;
      drop = next;
      if (drop) drop.at.dataset.drop = drop.side;
    };
    const blockAt = (event: Event): HTMLElement | null =>
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-block]') : null;
    const down = (event: PointerEvent): void => {
      const { target } = event;
      if (event.button !== 0 || !(target instanceof Element)) return;
      const handle = target.closest<HTMLElement>('[data-handle]');
      if (!handle) return;
      handle.setPointerCapture(event.pointerId);
      dragged = blockAt(event);
      if (dragged) dragged.dataset.lifted = 'true';
    };
    const go = (event: PointerEvent): void => {
      if (dragged) mark(dropAt(store, dragged, event.clientX, event.clientY));
    };
    const end = (event: PointerEvent): void => {
      const id = dragged?.dataset.block;
      const spot = event.type === 'pointerup' ? drop?.spot : undefined;
      mark(null);
      if (dragged) delete dragged.dataset.lifted;
      dragged = null;
      if (id !== undefined && spot) store.move(id, spot);
    };
    const press = (event: MouseEvent): void => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest('button, a, input, textarea, select, label, [data-fields]'))
        return;
      const id = blockAt(event)?.dataset.block;
      if (id !== undefined && nodeOf(place, id)) store.select(id);
    };
    place.addEventListener('pointerdown', down);
    place.addEventListener('pointermove', go);
    place.addEventListener('pointerup', end);
    place.addEventListener('pointercancel', end);
    place.addEventListener('click', press);
    return () => {
      place.removeEventListener('pointerdown', down);
      place.removeEventListener('pointermove', go);
      place.removeEventListener('pointerup', end);
      place.removeEventListener('pointercancel', end);
      place.removeEventListener('click', press);
    };
  }, [store, root]);
};
