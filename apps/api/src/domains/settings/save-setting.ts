import { sql } from 'kysely';
import { declined, done } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { message } from '../../kernel/call/message.ts';
import { jsonb } from '../../kernel/db/tables.ts';
import { deleteRows } from '../../kernel/write/write-rows.ts';
import { AppSetting } from '../../model/setting/entity.ts';
import { isSettingKey, settingKeys } from '../../model/setting/keys.ts';
import { imageKeys, themeKeys } from './theme.ts';

/** Saves one setting of the centre. */
export const saveSetting = async (ctx: Ctx, { key, value }: { readonly key: string; readonly value: unknown }) => {
  if (!isSettingKey(key)) return declined(message('settings.unknownKey'), { field: 'key', code: 'UNKNOWN' });
  const parsed = settingKeys[key].shape.safeParse(value);
  if (!parsed.success) {
    const said = message(key === 'theme_color' ? 'settings.noColour' : 'settings.badValue');
    return declined(said, { field: 'value', code: 'INVALID' });
  }
  const { user } = ctx.who;
  const { rows } = await sql<{ id: number; before: unknown }>`insert into app_setting as s
      (location_id, key, value, updated_at, updated_by)
    values (null, ${key}, ${jsonb(parsed.data)}, ${ctx.now()}::timestamptz, ${user})
    on conflict (centre_id, location_id, key) do update
      set value = excluded.value, updated_at = excluded.updated_at, updated_by = excluded.updated_by
    returning s.id, old.value as before`.execute(ctx.db);
  const saved = rows[0];
  if (saved)
    ctx.audit({ entity: AppSetting, id: saved.id, before: { [key]: saved.before }, after: { [key]: parsed.data } });
  notifyWatchers(ctx, [key]);
  return done(message('settings.saved'));
};

/** Settings the right to watch goes by, in the whole centre. */
const ofCameras: readonly string[] = ['camera_module_setting', 'max_daily_login_feature'];
const notifyWatchers = (ctx: Ctx, changed: readonly string[]): void => {
  if (changed.some((key) => ofCameras.includes(key))) ctx.publish({ kind: 'rights' });
  // The words are kept with the host of each request.
  if (changed.includes('pets_words')) ctx.publish({ kind: 'centres' });
};

/** Puts the look of the portal back to what its theme brings. */
export const resetTheme = async (ctx: Ctx) => {
  const gone = await deleteRows(
    ctx,
    'app_setting',
    { location_id: null, key: sql<string>`any(${[...themeKeys, ...imageKeys]}::text[])` },
    ['id', 'key', 'value'],
  );
  for (const { id, key, value } of gone)
    ctx.audit({ entity: AppSetting, id, before: { [key]: value }, after: { [key]: null } });
  notifyWatchers(
    ctx,
    gone.map(({ key }) => key),
  );
  return done(message('settings.themeReset'));
};
