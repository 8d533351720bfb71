import { sql } from 'kysely';
import { declined } from '../../kernel/call/call.ts';
import type { WorkContext } from '../../kernel/call/context.ts';
import { message } from '../../kernel/call/message.ts';
import { jsonb } from '../../kernel/db/tables.ts';
import { AppSetting } from './entity.ts';
import { isSettingKey, settingKeys } from './keys.ts';

/** Keeps one setting of the centre that is worked in, by whoever works there; answers it as it was kept. */
export const storeSetting = async (ctx: WorkContext, key: string, value: unknown) => {
  if (!isSettingKey(key)) return declined(message('settings.unknownKey'), { field: 'key', code: 'UNKNOWN' });
  const parsed = settingKeys[key].shape.safeParse(value);
  if (!parsed.success) {
    const said = message(key === 'theme_color' ? 'settings.noColour' : 'settings.badValue');
    return declined(said, { field: 'value', code: 'INVALID' });
  }
  const user = ctx.who.user || null;
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
  return { value: parsed.data };
};

/** Settings the right to watch goes by, in the whole centre. */
const ofCameras: readonly string[] = ['camera_module_setting', 'max_daily_login_feature'];
/** Tells those whose pages go by settings that some were changed. */
export const notifyWatchers = (ctx: WorkContext, changed: readonly string[]): void => {
  if (changed.some((key) => ofCameras.includes(key))) ctx.publish({ kind: 'rights' });
  // The words are kept with the host of each request.
  if (changed.includes('pets_words')) ctx.publish({ kind: 'centres' });
};
