import { useSyncExternalStore } from 'react';
import { useAppearance } from '../appearance/appearance.ts';
import { usePerson } from '../session/session.ts';

const keyOf = (person: string): string => `sidebar-collapsed:${person}`;
const watchers = new Set<() => void>();

const watch = (tell: () => void): (() => void) => {
  watchers.add(tell);
  return () => watchers.delete(tell);
};

/** Whether the sidebar is folded to its icons: as the person chose on this device, until then as the center has it. */
export const useCollapsed = (): boolean => {
  const { id } = usePerson();
  const { collapsed } = useAppearance();
  const own = useSyncExternalStore(watch, () => localStorage.getItem(keyOf(id)));
  return own === null ? collapsed : own === 'true';
};

/** The person's own choice, kept for them on this device. */
export const collapse = (person: string, collapsed: boolean): void => {
  localStorage.setItem(keyOf(person), String(collapsed));
  for (const tell of watchers) tell();
};
