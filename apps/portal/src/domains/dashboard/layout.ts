import { isObject } from '@nestling/rules/json.ts';
import type { Role } from '@nestling/rules/roles.ts';
import { maySeeWidget } from '@nestling/rules/widgets.ts';

/** How much of a row a widget takes on a desktop; narrower windows give each what it needs. */
export type Size = 'third' | 'half' | 'wide';

/** The widgets of the staff dashboard in the product's own order. */
const own = [
  { key: 'pending_contacts', size: 'wide' },
  { key: 'room_ratio', size: 'half' },
  { key: 'arrivals', size: 'half' },
  { key: 'expected', size: 'third' },
  { key: 'camera_watching', size: 'third' },
  { key: 'birthdays', size: 'third' },
  { key: 'tickets', size: 'third' },
  { key: 'counters', size: 'wide' },
] as const satisfies readonly { readonly key: string; readonly size: Size }[];

/** A widget of the staff dashboard. */
export type WidgetKey = (typeof own)[number]['key'];
/** A widget in its place; the order of the list is the order on the page, on phones too. */
export type Placed = { readonly key: WidgetKey; readonly size: Size; readonly hidden: boolean };

const columns: Readonly<Record<Size, number>> = { third: 4, half: 6, wide: 12 };
const sizes = ['third', 'half', 'wide'] as const;

/** The product's own arrangement: teachers have two widgets fewer, which fill their rows all the same. */
export const ownLayout = (role: Role): Placed[] => {
  const open = own.filter(({ key }) => maySeeWidget(role, key));
  const watches = open.some(({ key }) => key === 'camera_watching');
  return open.map(({ key, size }) => ({ key, size: size === 'third' && !watches ? 'half' : size, hidden: false }));
};

/**
 * What was kept, for somebody of the role: widgets it may not see are left out, and those that came since stand at the
 * end. Null where nothing was kept.
 */
export const placedFrom = (kept: unknown, role: Role): Placed[] | null => {
  const tiles = isObject(kept) && Array.isArray(kept.lg) ? kept.lg : [];
  if (tiles.length === 0) return null;
  const usual = ownLayout(role);
  const placed = tiles.filter(isObject).flatMap((tile): Placed[] => {
    const widget = usual.find(({ key }) => key === tile.i);
    const size = sizes.find((one) => columns[one] === tile.w);
    return widget ? [{ key: widget.key, size: size ?? widget.size, hidden: tile.hidden === true }] : [];
  });
  const once = placed.filter(({ key }, i) => placed.findIndex((one) => one.key === key) === i);
  return [...once, ...usual.filter(({ key }) => !once.some((one) => one.key === key))];
};

/** The arrangement as it is kept: tiles of a grid of twelve columns, row after row. */
export const keptFrom = (placed: readonly Placed[]) => ({
  lg: placed.map(({ key, size, hidden }, y) => ({ i: key, x: 0, y, w: columns[size], h: 1, hidden })),
});
