/** The element of a block on the page. */
export const nodeOf = (root: ParentNode, id: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-block="${CSS.escape(id)}"]`);

/** Goes to a block by its name, or to what of it had the focus before, such as its handle; to no block: the first kind to add. */
export const focusBlock = (root: ParentNode, id: string | null, part = '[data-name]'): void => {
  const node = id === null ? null : nodeOf(root, id);
  const wanted = node?.querySelector<HTMLElement>(part) ?? node?.querySelector<HTMLElement>('[data-name]');
  (wanted ?? root.querySelector<HTMLElement>('[data-add]'))?.focus();
};

/** Whether somebody is writing: keys mean letters there. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]') !== null;
