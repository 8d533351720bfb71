import type { DayOfChanges } from './changes.ts';

/** The file in which changes by day are kept; `schema` is the digest of the schema they lead to. */
export const printChanges = (schema: string, days: readonly DayOfChanges[]): string =>
  [
    '// Printed by apps/api/src/print-schema.ts whenever the schema changes; do not edit.',
    "import type { DayOfChanges } from './changes.ts';",
    '',
    '/** The schema these changes lead to, as the first digits of its SHA-256. */',
    `export const schemaNoted = '${schema}';`,
    '',
    '/** What programs have to know of each day, the latest first. */',
    'export const changesByDay: readonly DayOfChanges[] = [',
    ...days.flatMap(({ day, changes }) => [
      `  { day: '${day}', changes: [`,
      // One a line: two of a day from two hands meet without a conflict.
      ...changes.map((change) => `    ${JSON.stringify(change)},`),
      '  ] },',
    ]),
    '];',
    '',
  ].join('\n');
