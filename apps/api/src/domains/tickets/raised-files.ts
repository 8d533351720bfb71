import { sql } from 'kysely';
import { keepDocument } from '../../files/keep-document.ts';
import { readStored } from '../../files/store.ts';
import type { WorkContext } from '../../kernel/call/context.ts';
import type { Sql } from '../../kernel/db/tables.ts';
import { insertRows } from '../../kernel/write/write-rows.ts';
import { copyPicture } from '../media/media.door.ts';

/** A file that goes over to another center, as it is kept in its own. */
export interface RaisedFile {
  readonly file: string | null;
  readonly type: string;
  readonly name: string;
  readonly picture: {
    readonly key: string;
    readonly width: number;
    readonly height: number;
    readonly bytes: number;
  } | null;
}

/** SQL: the files of which `which` holds, as JSON. */
export const raisedFiles = (which: Sql): Sql => sql`coalesce((select json_agg(json_build_object('file', a.file,
      'type', a.type, 'name', a.name, 'picture', case when p.key is not null then json_build_object('key', p.key,
        'width', p.width, 'height', p.height, 'bytes', p.bytes) end) order by a.id)
    from ticket_attachment a left join picture p on p.key = a.picture
    where a.ticket_id = t.id and a.deleted_at is null and ${which}), '[]'::json)`;

const copied = async (ctx: WorkContext, from: number, { file, type, name, picture }: RaisedFile) => {
  if (picture) return { picture: await copyPicture(ctx, from, picture), type, name };
  const bytes = await readStored(from, `${file}.${type}`);
  const kept = bytes && (await keepDocument(ctx, bytes, name, { isScanned: true }));
  return { file: kept?.key ?? null, type, name };
};

/** Puts copies of files of another center on a line; one that was removed there meanwhile does not come over. */
export const copyFiles = async (
  ctx: WorkContext,
  { ticket_id, history_id }: { readonly ticket_id: number; readonly history_id: number },
  from: number,
  files: readonly RaisedFile[],
): Promise<void> => {
  for (const one of files) {
    const row = await copied(ctx, from, one);
    if (!row.file && !row.picture) continue;
    await insertRows(ctx, 'ticket_attachment', [{ ...row, ticket_id, history_id, created_at: ctx.now() }]);
  }
};
