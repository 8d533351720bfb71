import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { flag, id } from '../../kernel/call/input.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { originOf } from '../../kernel/lib/origin-of.ts';
import { hashOfToken, newToken } from '../../kernel/lib/token.ts';
import { deleteRows, updateRows, upsertRow } from '../../kernel/write/write-rows.ts';
import { Location } from '../../model/location/entity.ts';
import { TimeclockLink } from './kiosk.entities.ts';

interface AtLocation {
  readonly location: Id<'location'>;
}

/** Makes a new link of a location; the old one and its device are worth nothing from then on. */
export const makeLink = async (ctx: Ctx, { location }: AtLocation) => {
  const parm = newToken();
  const fresh = {
    parm_hash: hashOfToken(parm),
    active: false,
    device: null,
    device_hash: null,
    bound_at: null,
    made_at: ctx.now(),
    made_by: ctx.who.user,
  };
  await upsertRow(ctx, 'timeclock_link', { location_id: location }, fresh);
  await forgetPins(ctx, location);
  ctx.audit({ entity: TimeclockLink, id: location, after: { made_at: ctx.now() } });
  const origin = await originOf(ctx.db, ctx.who.centre);
  return done(message('kiosk.made'), { url: `${origin}/time-clock-page/${parm}` });
};

/** Whoever was let in by a PIN there has to enter it again. */
const forgetPins = async (ctx: Ctx, location: number): Promise<void> => {
  await deleteRows(ctx, 'verified_pin', { location_id: location });
};

const change = async (ctx: Ctx, location: number, to: { active: boolean } | { signature: boolean }) => {
  const [row] = await updateRows(ctx, 'timeclock_link', { location_id: location }, to, ['location_id']);
  if (!row) return declined(message('kiosk.noLink'), { field: 'location', code: 'NO_LINK' });
  ctx.audit({ entity: TimeclockLink, id: location, after: to });
  return null;
};
export const activateTimeclockLinkInput = { location: id(Location), active: flag() };

/** Switches the link on, or off on its device. */
export const activateLink = async (ctx: Ctx, { location, active }: InputOf<typeof activateTimeclockLinkInput>) => {
  const missing = await change(ctx, location, { active });
  if (missing) return missing;
  if (!active) await forgetPins(ctx, location);
  return done(message(active ? 'kiosk.activated' : 'kiosk.stopped'));
};
export const updateTimeclockSignatureInput = { location: id(Location), signature: flag() };

/** Whether families sign on the tablet. */
export const askSignature = async (ctx: Ctx, { location, signature }: InputOf<typeof updateTimeclockSignatureInput>) =>
  (await change(ctx, location, { signature })) ?? done(message(signature ? 'kiosk.signs' : 'kiosk.signsNot'));
