import type { Zippable } from 'fflate';
import { sql } from 'kysely';
import { plainName } from '../../files/plain-name.ts';
import { readStored } from '../../files/store.ts';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { Sql } from '../../kernel/db/tables.ts';

/** What one ZIP may hold: it is put together in memory, within the time of a call. */
const MOST_BYTES = 40 * 1024 * 1024;
const MOST_FILES = 500;

interface EntryFile {
  readonly entry: number;
  readonly stored: string;
  readonly original: string;
  readonly bytes: number;
  /** The day it was handed in. */
  readonly day: string;
}

/**
 * The sealed copies of entries (`e`, of a form `f` in the time zone `z`) of which `which` holds, for a folder of a ZIP; where there is
 * none, the PDF that was handed in. Declined where they are too many or too large for one.
 */
export const entryFiles = async (ctx: Ctx, which: Sql, folder: string): Promise<() => Promise<Zippable>> => {
  const { rows } = await sql<EntryFile>`select distinct on (e.id) e.id as entry, h.stored, h.original, h.bytes,
      to_char(e.submitted_at at time zone z.value, 'YYYY-MM-DD') as day
    from form_entry e join form f on f.id = e.form_id
    join location l on l.id = f.location_id join timezone z on z.id = l.timezone_id
    join form_entry_file h on h.entry_id = e.id
    where ${which} order by e.id, h.kind = 'sealed' desc, h.id desc limit ${MOST_FILES + 1}`.execute(ctx.db);
  const bytes = rows.reduce((sum, row) => sum + row.bytes, 0);
  if (rows.length > MOST_FILES || bytes > MOST_BYTES)
    throw declined(message('forms.zipTooLarge', { files: MOST_FILES, megabytes: MOST_BYTES / 1024 / 1024 }), {
      field: 'start_date',
      code: 'TOO_LARGE',
    });
  return async () => {
    const files: Zippable = {};
    for (const { entry, stored, original, day } of rows) {
      const file = await readStored(ctx.who.centre, stored);
      const name =
        plainName(original)
          .replace(/\.pdf$/i, '')
          .slice(0, 80) || 'form';
      // A PDF is packed already.
      if (file) files[`${folder}/${day} ${name} (${entry}).pdf`] = [file, { level: 0 }];
    }
    return files;
  };
};
