import { sql } from 'kysely';
import type { DB } from '../../db/types.gen.ts';
import type { Ctx } from '../call/context.ts';
import type { Message } from '../call/message.ts';
import { declined } from '../call/refusals.ts';
import type { Table } from '../db/tables.ts';
import type { Entity } from '../read/entity.ts';

/** Tables whose records stand at a location. */
type Placed = { [T in Table]: 'location_id' extends keyof DB[T] ? T : never }[Table];

/**
 * Declines, at the field, records that are not at the location, or not there any more. Those that are stay there until the
 * call ends: nobody moves or removes them meanwhile.
 */
export const mustBeAt = async <T extends Placed>(
  ctx: Ctx,
  location: number,
  of: Entity<T>,
  ids: readonly (number | null | undefined)[] | undefined,
  wrong: { readonly field: string; readonly message: Message; readonly soft?: boolean },
): Promise<void> => {
  const wanted = [...new Set(ids ?? [])].filter((id) => typeof id === 'number');
  if (wanted.length === 0) return;
  const { rows } = await sql`select id from ${sql.table(of.table)} where centre_id = ${ctx.who.centre}
    and location_id = ${location} and id = any(${wanted}::int[]) ${wrong.soft ? sql`and deleted_at is null` : sql``}
    order by id for share`.execute(ctx.db);
  if (rows.length < wanted.length) throw declined(wrong.message, { field: wrong.field, code: 'OTHER_LOCATION' });
};
