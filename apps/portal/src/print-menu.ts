import './screens.ts';
import './staff-screens.ts';
import { screenRows } from './addresses.ts';
import { menuGroups } from './screen.ts';

// Prints what the api knows of the menu; `npm run codegen` puts it into packages/rules/src/menu.gen.ts.
const lines = screenRows().flatMap(([name, { menu, rule }]) =>
  menu ? [{ name, rule, under: menu.under, order: menu.order, audience: menu.audience, home: menu.home === true }] : [],
);
lines.sort((a, b) => menuGroups.indexOf(a.under) - menuGroups.indexOf(b.under) || a.order - b.order);
const rows = lines.map(
  ({ name, rule, under, audience, home }) =>
    `  { name: '${name}', rule: '${rule}', under: '${under}', audience: ${audience ? `'${audience}'` : null}, home: ${home} },`,
);

console.log(`// Printed by apps/portal/src/print-menu.ts from the screens of the portal; do not edit.
import type { Audience } from './audience.ts';
import type { Rule } from './roles.ts';

interface MenuLine {
  /** The id of its screen. */
  readonly name: string;
  /** The lowest role the screen admits. */
  readonly rule: Rule;
  /** The group of the menu it stands in. */
  readonly under: string;
  /** Whose menu may show it; null: everybody's. */
  readonly audience: Audience | null;
  /** Whether it shows in the platform's own center alone. */
  readonly home: boolean;
}

/** The lines of the menu, in its order. */
export const menuLines: readonly MenuLine[] = [
${rows.join('\n')}
];`);
