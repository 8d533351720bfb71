import { sql } from 'kysely';
import type { z } from 'zod';
import { out, outOrNull } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { jsonb } from '../../kernel/db/tables.ts';
import { upsertRow } from '../../kernel/write/write-rows.ts';
import { Location } from '../location/entity.ts';
import { User } from '../user/entity.ts';
import { AppSetting } from './entity.ts';

/** Where a value comes from: set for the person, for the location, for the whole centre, or by nobody. */
export type Source = 'person' | 'location' | 'centre' | 'default';

/** A value, where it comes from and who set it; the last two are null for what nobody has set. */
export interface StoredSetting<V> {
  readonly value: V;
  readonly source: Source;
  readonly changed_by: string | null;
  readonly changed_at: Date | null;
}

/** For answers: where their values come from. */
export const origin = {
  source: out.text,
  changed_by: outOrNull(out.text),
  changed_at: outOrNull(out.datetime),
};
export const originOf = ({ source, changed_by, changed_at }: StoredSetting<unknown>) => ({
  source,
  changed_by,
  changed_at,
});

/** A setting kept as one JSON value: its name in the table, what it may hold, and what holds while nobody has set it. */
export interface StoredSettingKey<V> {
  readonly key: string;
  readonly shape: z.ZodType<V, unknown>;
  readonly fallback: V;
}

interface At {
  readonly location?: number | undefined;
  readonly user?: number | undefined;
}
interface Row {
  readonly value: unknown;
  readonly source: Source;
  readonly changed_by: string | null;
  readonly changed_at: string;
}

/** The nearest value that fits: the person's, else the location's, else the centre's, else the product's. One statement. */
export const readStoredSetting = async <V>(
  ctx: Ctx,
  of: StoredSettingKey<V>,
  at: At = {},
): Promise<StoredSetting<V>> => {
  const { rows } = await sql<Row>`
    with found as (
      select value, 1 as near, 'person' as source, updated_by, updated_at from user_setting
      where user_id = ${at.user ?? 0} and key = ${of.key}
      union all
      select value, case when location_id is null then 3 else 2 end,
        case when location_id is null then 'centre' else 'location' end, updated_by, updated_at from app_setting
      where key = ${of.key} and (location_id is null or location_id = ${at.location ?? 0})
    )
    select f.value, f.source, u.full_name as changed_by, f.updated_at as changed_at from found f
    left join app_user u on u.id = f.updated_by order by f.near`.execute(ctx.db);
  for (const { value, source, changed_by, changed_at } of rows) {
    const parsed = of.shape.safeParse(value);
    if (parsed.success) return { value: parsed.data, source, changed_by, changed_at: new Date(changed_at) };
  }
  return { value: of.fallback, source: 'default', changed_by: null, changed_at: null };
};

/** Keeps a value for a location, or for the whole centre where none is given. `audited` is what the trail may tell of it. */
export const keep = async <V>(
  ctx: Ctx,
  of: StoredSettingKey<V>,
  location: number | null,
  value: V,
  audited: unknown = value,
) => {
  const { user } = ctx.who;
  const { rows } = await sql<{ id: number; before: unknown }>`insert into app_setting as s
      (location_id, key, value, updated_at, updated_by)
    values (${location}, ${of.key}, ${jsonb(value)}, ${ctx.now()}::timestamptz, ${user})
    on conflict (centre_id, location_id, key) do update
      set value = excluded.value, updated_at = excluded.updated_at, updated_by = excluded.updated_by
    returning s.id, old.value as before`.execute(ctx.db);
  const [saved] = rows;
  const before = audited === value ? saved?.before : undefined;
  const change = { before: { [of.key]: before ?? null }, after: { [of.key]: audited } };
  if (location === null) ctx.audit({ entity: AppSetting, id: saved?.id ?? 0, ...change });
  else ctx.audit({ entity: Location, id: location, ...change });
};

/** Keeps a value for one person. */
export const keepForPerson = async <V>(ctx: Ctx, of: StoredSettingKey<V>, person: number, value: V): Promise<void> => {
  const values = { value: jsonb(value), updated_at: ctx.now(), updated_by: ctx.who.user };
  await upsertRow(ctx, 'user_setting', { user_id: person, key: of.key }, values);
  if (person !== ctx.who.user) ctx.audit({ entity: User, id: person, after: { [of.key]: value } });
};

/** Who last changed one of the columns of a location's settings, as the trail tells. */
export const lastChange = async (
  ctx: Ctx,
  location: number,
  columns: readonly string[],
): Promise<StoredSetting<null>> => {
  const { rows } = await sql<{ changed_by: string | null; changed_at: string }>`
    select u.full_name as changed_by, a.at as changed_at from audit a
    left join app_user u on u.id = a.user_id
    where a.entity = 'Location' and a.entity_id = ${location}
      and a.after ?| ${[...columns]}::text[]
    order by a.id desc limit 1`.execute(ctx.db);
  const [last] = rows;
  return last
    ? { value: null, source: 'location', changed_by: last.changed_by, changed_at: new Date(last.changed_at) }
    : { value: null, source: 'default', changed_by: null, changed_at: null };
};
