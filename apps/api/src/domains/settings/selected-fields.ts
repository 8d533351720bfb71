import { declined, done } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { message } from '../../kernel/call/message.ts';
import { jsonb } from '../../kernel/db/tables.ts';
import type { Entity } from '../../kernel/read/entity.ts';
import { Camera } from '../cameras/cameras.entities.ts';
import { Location } from '../locations/locations.entities.ts';
import { Room } from '../rooms/rooms.entities.ts';
import { Schedule } from '../schedules/schedules.entities.ts';
import { Student } from '../students/students.entities.ts';
import { User } from '../users/users.entities.ts';

/** Lists whose columns a person may choose, and what stands in them. */
const lists: Readonly<Record<string, Entity>> = {
  students: Student,
  users: User,
  teachers: User,
  managers: User,
  cameras: Camera,
  rooms: Room,
  locations: Location,
  schedules: Schedule,
};

const listNamed = (key: string): Entity | undefined => (Object.hasOwn(lists, key) ? lists[key] : undefined);

/** The fields the caller has chosen for a list, in their order; none when nothing was chosen. */
export const selectedFields = async (ctx: Ctx, { key }: { readonly key: string }) => {
  const found = await ctx.db
    .selectFrom('selected_field')
    .select('fields')
    .where('centre_id', '=', ctx.who.centre)
    .where('user_id', '=', ctx.who.user)
    .where('list', '=', key)
    .executeTakeFirst();
  const fields = Array.isArray(found?.fields) ? found.fields : [];
  const known = listNamed(key)?.fields;
  return fields.flatMap((field) => (typeof field === 'string' && known?.has(field) ? [{ key, field }] : []));
};

/** Saves the fields of a list for the caller alone; none at all: the list's own choice. */
export const saveSelectedFields = async (
  ctx: Ctx,
  { key, fields }: { readonly key: string; readonly fields: readonly string[] },
) => {
  const list = listNamed(key);
  if (!list) return declined(message('settings.unknownList'), { field: 'key', code: 'UNKNOWN' });
  if (fields.some((field) => !list.fields.has(field)))
    return declined(message('settings.unknownField'), { field: 'fields', code: 'UNKNOWN' });
  const kept = jsonb([...new Set(fields)]);
  await ctx.db
    .insertInto('selected_field')
    .values({ centre_id: ctx.who.centre, user_id: ctx.who.user, list: key, fields: kept, updated_at: ctx.now() })
    .onConflict((on) =>
      on.columns(['centre_id', 'user_id', 'list']).doUpdateSet({ fields: kept, updated_at: ctx.now() }),
    )
    .execute();
  return done(message('settings.fieldsSaved'));
};
