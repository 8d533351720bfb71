import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import { isSettingKey, type SettingKey, settingKeys } from '../../model/setting/keys.ts';
import { settings } from '../../model/setting/read.ts';
import { storeSetting } from '../../model/setting/store.ts';
import { Center } from './centers.entities.ts';

/** Whom a center asks for a second step is its own office's to say, which shows its password for it. */
const OWN: readonly string[] = ['app_logo', 'two_step_from'];
/** What the platform sets for a center: no pictures, which are files of the center's own, and nothing of who may sign in. */
const isSet = (key: string): key is SettingKey => isSettingKey(key) && !key.endsWith('_image') && !OWN.includes(key);
const keys: readonly SettingKey[] = Object.keys(settingKeys).filter(isSet);

/** The settings of a center as they hold there now. */
export const centerSettings = (ctx: Ctx, { id }: { readonly id: number }) =>
  ctx.inCenter(id, async (there) => {
    const held = await settings(there, keys);
    return { settings: keys.map((key) => ({ key, value: held(key) })) };
  });

/** Saves one setting of a center, as its own office would. */
export const saveCenterSetting = async (
  ctx: Ctx,
  { id, key, value }: { readonly id: number; readonly key: string; readonly value: unknown },
) => {
  if (!isSet(key)) return declined(message('settings.unknownKey'), { field: 'key', code: 'UNKNOWN' });
  const kept = await ctx.inCenter(id, (there) => storeSetting(there, key, value));
  if (kept instanceof UserError) return kept;
  ctx.audit({ entity: Center, id, after: { [key]: kept.value } });
  return done(message('settings.saved'));
};
