import { sql } from 'kysely';
import { done } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { message } from '../../kernel/call/message.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import { deleteRows } from '../../kernel/write/write-rows.ts';
import { AppSetting } from '../../model/setting/entity.ts';
import { notifyWatchers, storeSetting } from '../../model/setting/store.ts';
import { imageKeys, themeKeys } from './theme.ts';

/** Saves one setting of the centre. */
export const saveSetting = async (ctx: Ctx, { key, value }: { readonly key: string; readonly value: unknown }) => {
  const kept = await storeSetting(ctx, key, value);
  return kept instanceof UserError ? kept : done(message('settings.saved'));
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
