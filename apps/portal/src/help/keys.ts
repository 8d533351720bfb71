import type { ScreenId } from '../screen.ts';
import type { HelpKey } from './words.ts';

/** A key, or several at once with a space between, and what it does. */
type KeyLine = { readonly key: string; readonly does: HelpKey };

const everywhere: readonly KeyLine[] = [
  { key: 'Ctrl K', does: 'find' },
  { key: '?', does: 'help' },
  { key: 'Esc', does: 'close' },
];

/** Keys that only one screen has. */
const own: Partial<Readonly<Record<ScreenId, readonly KeyLine[]>>> = {
  'tickets.list': [
    { key: 'n', does: 'add' },
    { key: 'j', does: 'next' },
    { key: 'k', does: 'before' },
  ],
  'tickets.one': [{ key: 'r', does: 'write' }],
};

/** The keys of a screen, its own first. */
export const keysOf = (id: ScreenId): readonly KeyLine[] => [...(own[id] ?? []), ...everywhere];
