import type { Meanings } from '../../archives/export-entries.ts';
import { fieldsOfTables } from '../../kernel/read/entity.ts';

/** What columns mean, as the fields that show them say it. */
export const meaningsOfColumns = (): Meanings => {
  const meanings: Record<string, Record<string, string>> = {};
  for (const { table, fields } of fieldsOfTables()) {
    for (const [name, field] of fields) {
      if (!field.about || (field.kind !== 'column' && field.kind !== 'one')) continue;
      const of = meanings[table] ?? {};
      meanings[table] = of;
      of[field.column ?? name] ??= field.about;
    }
  }
  return meanings;
};
