import { sql } from 'kysely';
import { declined, done } from '../../kernel/call.ts';
import type { Ctx } from '../../kernel/context.ts';
import { say } from '../../kernel/say.ts';
import { jsonb } from '../../kernel/tables.ts';
import { isSettingKey, settingKeys } from './keys.ts';
import { themeKeys } from './theme.ts';

/** Saves one setting of the centre. */
export const saveSetting = async (ctx: Ctx, { key, value }: { readonly key: string; readonly value: unknown }) => {
  if (!isSettingKey(key)) return declined(say('settings.unknownKey'), { field: 'key', code: 'UNKNOWN' });
  const parsed = settingKeys[key].shape.safeParse(value);
  if (!parsed.success) {
    const said = say(key === 'theme_color' ? 'settings.noColour' : 'settings.badValue');
    return declined(said, { field: 'value', code: 'INVALID' });
  }
  const { centre, user } = ctx.who;
  const { rows } = await sql<{ id: number; before: unknown }>`insert into app_setting as s
      (centre_id, location_id, key, value, updated_at, updated_by)
    values (${centre}, null, ${key}, ${jsonb(parsed.data)}, ${ctx.now()}::timestamptz, ${user})
    on conflict (centre_id, location_id, key) do update
      set value = excluded.value, updated_at = excluded.updated_at, updated_by = excluded.updated_by
    returning s.id, old.value as before`.execute(ctx.db);
  const saved = rows[0];
  if (saved)
    ctx.audit({ entity: 'app_setting', id: saved.id, before: { [key]: saved.before }, after: { [key]: parsed.data } });
  return done(say('settings.saved'));
};

/** Puts the look of the portal back to what its theme brings. */
export const resetTheme = async (ctx: Ctx) => {
  const gone = await ctx.db
    .deleteFrom('app_setting')
    .where('centre_id', '=', ctx.who.centre)
    .where('location_id', 'is', null)
    .where('key', '=', sql<string>`any(${[...themeKeys]}::text[])`)
    .returning(['id', 'key', 'value'])
    .execute();
  for (const { id, key, value } of gone)
    ctx.audit({ entity: 'app_setting', id, before: { [key]: value }, after: { [key]: null } });
  return done(say('settings.themeReset'));
};
