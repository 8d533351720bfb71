import './screens.ts';
import './staff-screens.ts';
import './stranger-screens.ts';
import { screenRows } from './addresses.ts';

// Prints ids and paths of the screens; `npm run codegen` puts it into apps/portal/src/paths.gen.ts.
const lines = screenRows()
  .map(([id, { path }]) => `  readonly '${id}': '${path}';`)
  .sort();

console.log(`// Printed by apps/portal/src/print-paths.ts from the screens of the portal; do not edit.

/** The path of every screen by its id. Types alone: whoever writes an address need not load the screens. */
export interface Paths {
${lines.join('\n')}
}`);
