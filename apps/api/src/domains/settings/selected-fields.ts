import { declined, done } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { message } from '../../kernel/call/message.ts';
import { jsonb } from '../../kernel/db/tables.ts';
import type { Entity } from '../../kernel/read/entity.ts';
import { upsertRow } from '../../kernel/write/write-rows.ts';
import { Camera } from '../../model/camera/entity.ts';
import { Location } from '../../model/location/entity.ts';
import { Room } from '../../model/room/entity.ts';
import { Schedule } from '../../model/schedule/entity.ts';
import { Student } from '../../model/student/entity.ts';
import { User } from '../../model/user/entity.ts';

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

/** The answers of a form, `form_entries:12`: its questions and what is known of every entry. */
const OF_FORM = /^form_entries:([1-9]\d{0,8})$/;
const ofEveryEntry: readonly string[] = ['for', 'by', 'sent', 'state'];

/** What may be chosen for the answers of a form; null for any other list. */
const fieldsOfForm = async (ctx: Ctx, key: string): Promise<ReadonlySet<string> | null> => {
  const [, form] = OF_FORM.exec(key) ?? [];
  if (form === undefined) return null;
  const found = await ctx.db
    .selectFrom('form_field')
    .select('block')
    .where('form_id', '=', Number(form))
    .where('removed_at', 'is', null)
    .execute();
  return new Set([...ofEveryEntry, ...found.map(({ block }) => block)]);
};

const listNamed = (key: string): Entity | undefined => (Object.hasOwn(lists, key) ? lists[key] : undefined);

/** The fields the caller has chosen for a list, in their order; none when nothing was chosen. */
export const selectedFields = async (ctx: Ctx, { key }: { readonly key: string }) => {
  const found = await ctx.db
    .selectFrom('selected_field')
    .select('fields')
    .where('user_id', '=', ctx.who.user)
    .where('list', '=', key)
    .executeTakeFirst();
  const fields = Array.isArray(found?.fields) ? found.fields : [];
  const known = (await fieldsOfForm(ctx, key)) ?? listNamed(key)?.fields;
  return fields.flatMap((field) => (typeof field === 'string' && known?.has(field) ? [{ key, field }] : []));
};

/** Saves the fields of a list for the caller alone; none at all: the list's own choice. */
export const saveSelectedFields = async (
  ctx: Ctx,
  { key, fields }: { readonly key: string; readonly fields: readonly string[] },
) => {
  const known = (await fieldsOfForm(ctx, key)) ?? listNamed(key)?.fields;
  if (!known) return declined(message('settings.unknownList'), { field: 'key', code: 'UNKNOWN' });
  if (fields.some((field) => !known.has(field)))
    return declined(message('settings.unknownField'), { field: 'fields', code: 'UNKNOWN' });
  const kept = jsonb([...new Set(fields)]);
  await upsertRow(ctx, 'selected_field', { user_id: ctx.who.user, list: key }, { fields: kept, updated_at: ctx.now() });
  return done(message('settings.fieldsSaved'));
};
