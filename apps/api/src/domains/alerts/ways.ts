import { allows } from '@nestling/rules/roles.ts';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { type InputOf, id, int } from '../../kernel/call/input.ts';
import { upsertRow } from '../../kernel/write/write-rows.ts';
import { Alert } from '../../model/alert/entity.ts';
import { Location } from '../../model/location/entity.ts';

export const ofPlace = { location: id(Location).optional() };
export const saveAlertWaysInput = {
  ...ofPlace,
  mail_after: int(0, 60).optional(),
  text_after: int(0, 60).optional(),
};

const AT_ONCE = { mail_after: 0, text_after: 0 };

/** How urgent alerts go at a location: minutes after the app until mail and text follow; its own, else the center's. */
export const readWays = async ({ db }: Ctx, { location }: InputOf<typeof ofPlace>) => {
  const centre = await db.selectFrom('alert_setting').select(['mail_after', 'text_after']).executeTakeFirst();
  const of = { ...(centre ?? AT_ONCE), own: false };
  if (location === undefined) return of;
  const place = await db
    .selectFrom('location_setting')
    .select(['alert_mail_after as mail_after', 'alert_text_after as text_after'])
    .where('location_id', '=', location)
    .executeTakeFirst();
  const { mail_after = null, text_after = null } = place ?? {};
  return mail_after === null || text_after === null ? of : { mail_after, text_after, own: true };
};

/** Saves the minutes of a location, or takes them back; the center's are for whoever answers for all of its locations. */
export const saveWays = async (ctx: Ctx, { location, ...given }: InputOf<typeof saveAlertWaysInput>) => {
  const { mail_after = null, text_after = null } = given;
  const own = mail_after !== null && text_after !== null;
  if (!own && (mail_after !== null || text_after !== null || location === undefined))
    return declined(message('alerts.waysBoth'), {
      field: mail_after === null ? 'mail_after' : 'text_after',
      code: 'MISSING',
    });
  if (location === undefined && !allows(ctx.who.role, 'kvsupport'))
    return declined(message('alerts.waysOfAll'), { field: 'location', code: 'RULE' });
  if (location !== undefined)
    await upsertRow(
      ctx,
      'location_setting',
      { location_id: location },
      { alert_mail_after: mail_after, alert_text_after: text_after },
    );
  else if (own) await upsertRow(ctx, 'alert_setting', {}, { mail_after, text_after, updated_at: ctx.now() });
  ctx.audit({ entity: Alert, id: 0, after: { location: location ?? null, mail_after, text_after } });
  return done(message(own ? 'alerts.waysSaved' : 'alerts.waysBack'));
};
