import { calls } from './domains.ts';

// Prints what the portal knows of the permissions of calls; `npm run codegen` puts it into packages/rules.
const rows = Object.entries(calls).flatMap(([name, { permission }]) =>
  permission.map(({ permission, field, byValue }) => {
    const by = field === null ? '' : `, field: '${field}'${byValue ? ', byValue: true' : ''}`;
    return `  { call: '${name}', permission: '${permission}'${by} },`;
  }),
);

console.log(`// Printed by apps/api/src/print-permissions.ts from the rows of the calls; do not edit.
import type { BuiltInPermission } from './permissions.ts';

interface CallPermission {
  readonly call: string;
  /** What staff need for it beside its rule. */
  readonly permission: BuiltInPermission;
  /** The argument that makes it needed; left out: every use of the call needs it. */
  readonly field?: string;
  /** True where what the argument holds decides whether it is needed. */
  readonly byValue?: boolean;
}

/** The permissions of all calls. */
export const callPermissions: readonly CallPermission[] = [
${rows.sort().join('\n')}
];`);
