import { useSyncExternalStore } from 'react';

let open: readonly HTMLDialogElement[] = [];
const watchers = new Set<() => void>();
const change = (to: readonly HTMLDialogElement[]): void => {
  open = to;
  for (const told of watchers) told();
};

/** Called by a modal dialog as it opens; answers what to call when it closes. */
export const enterStage = (dialog: HTMLDialogElement): (() => void) => {
  change([...open, dialog]);
  return () => change(open.filter((one) => one !== dialog));
};

const watch = (told: () => void): (() => void) => {
  watchers.add(told);
  return () => watchers.delete(told);
};

/** The modal dialog in front, null where none is open: what lies outside of it can be neither seen nor pressed. */
export const useFrontDialog = (): HTMLDialogElement | null => useSyncExternalStore(watch, () => open.at(-1) ?? null);
