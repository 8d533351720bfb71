import { sql } from 'kysely';
import { gone, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';

/** A file as it stands, held until the transaction ends. */
export interface Held {
  readonly id: number;
  readonly name: string;
  readonly location_id: number;
  readonly type: string;
  readonly version: number;
  readonly visible: boolean;
  readonly archived: boolean;
  readonly expiry_date: string | null;
  readonly due_date: string | null;
}

/** Holds a file: whoever changes it waits for the one before. Throws that it is gone. */
export const lockFile = async (ctx: Ctx, id: number): Promise<Held> => {
  const { rows } =
    await sql<Held>`select id, name, location_id, type, version, visible, archived_at is not null as archived, expiry_date::text,
      due_date::text
    from file where id = ${id} for no key update`.execute(ctx.db);
  const [file] = rows;
  if (!file) throw gone(message('files.gone'));
  return file;
};
