import { isMeantFor } from '@nestling/rules/audience.ts';
import { allows, type Role } from '@nestling/rules/roles.ts';
import { type Speech, titleIn } from '@nestling/ui/words.ts';
import { fillPath, screenOf, screenRows } from '../addresses.ts';
import type { MenuIcon } from '../late-icon.ts';
import type { ScreenId } from '../screen.ts';
import { type MenuGroup, menuGroups } from '../screen.ts';

/** A line of the menu, ready to draw. */
export type MenuLine = {
  readonly id: ScreenId;
  readonly label: string;
  readonly icon: MenuIcon;
  readonly href: string;
  readonly order: number;
  readonly bar: number | null;
};

/** The lines of one group, in order; groups without lines are left out. */
export type MenuSection = { readonly group: MenuGroup; readonly lines: readonly MenuLine[] };

/** The menu of a role: every screen with an entry that its guard admits and that is meant for its audience. */
export const menuFor = (role: Role, speech: Speech): MenuSection[] => {
  const lines = screenRows().flatMap(([id, row]) => {
    const { menu } = row;
    if (!menu || !allows(role, row.rule) || !isMeantFor(menu.audience, role)) return [];
    const label = titleIn(menu.label ?? row.title, speech);
    const line: MenuLine = {
      id,
      label,
      icon: menu.icon,
      href: fillPath(row.path, {}),
      order: menu.order,
      bar: typeof menu.bar === 'function' ? menu.bar(role) : (menu.bar ?? null),
    };
    return [{ group: menu.under, line }];
  });
  return menuGroups.flatMap((group) => {
    const own = lines.filter((one) => one.group === group).map(({ line }) => line);
    return own.length > 0 ? [{ group, lines: own.sort((a, b) => a.order - b.order) }] : [];
  });
};

/** The four lines of the bottom bar: those with a place there, else the first of the menu. */
export const barOf = (menu: readonly MenuSection[]): MenuLine[] => {
  const lines = menu.flatMap(({ lines }) => lines);
  const placed = lines.filter(({ bar }) => bar !== null).sort((a, b) => (a.bar ?? 0) - (b.bar ?? 0));
  return (placed.length > 0 ? placed : lines).slice(0, 4);
};

/** The screen above another for a role: of several, the first it may open. */
const aboveOf = (id: ScreenId, role: Role): ScreenId | undefined =>
  [screenOf(id).parent ?? []].flat().find((above) => allows(role, screenOf(above).rule));

/** The ids from a screen up to the top of a role's breadcrumbs, the screen itself first. */
export const lineage = (id: ScreenId, role: Role): ScreenId[] => {
  const chain: ScreenId[] = [];
  for (let at: ScreenId | undefined = id; at !== undefined && !chain.includes(at); at = aboveOf(at, role))
    chain.push(at);
  return chain;
};
