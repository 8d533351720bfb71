import { useAsk } from '@nestling/kit/ask.ts';
import { useEffect, useState } from 'react';
import type { MenuSection } from './menu.ts';
import { SidebarDocument, type SidebarQuery } from './sidebar.graphql.ts';

type Entries = SidebarQuery['getSidebarPermissions'];

const key = 'sidebar';

/** What was known last on this device, so that a hidden line does not appear for a moment at each start. */
const kept = (): Entries => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    return [];
  }
};
const isEntry = (value: Entries[number]): boolean => typeof value?.name === 'string' && Array.isArray(value.roles);

/** The menu as the centre wants it: without the lines it hides from the role, in its order. */
export const useSidebar = (menu: MenuSection[], role: string): MenuSection[] => {
  const [before] = useState(kept);
  const { data } = useAsk(SidebarDocument, {}, { pause: role === 'guest' });
  const entries = data?.getSidebarPermissions;
  useEffect(() => {
    if (entries) localStorage.setItem(key, JSON.stringify(entries));
  }, [entries]);
  return arranged(menu, entries ?? before, role);
};

/** Lines the server does not know stay where they are. */
export const arranged = (menu: MenuSection[], entries: Entries, role: string): MenuSection[] => {
  const places = new Map(entries.map(({ name }, i) => [name, i]));
  const hidden = new Set(entries.filter(({ roles }) => !roles.includes(role)).map(({ name }) => name));
  const at = (id: string): number => places.get(id) ?? entries.length;
  return menu.flatMap(({ group, lines }) => {
    const shown = lines.filter(({ id }) => !hidden.has(id)).sort((a, b) => at(a.id) - at(b.id));
    return shown.length > 0 ? [{ group, lines: shown }] : [];
  });
};
