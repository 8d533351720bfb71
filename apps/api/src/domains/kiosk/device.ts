import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { secret, text } from '../../kernel/call/input.ts';
import { constraint, refuse } from '../../kernel/call/refusals.ts';
import { hashOfToken, newToken } from '../../kernel/lib/token.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { Location } from '../../model/location/entity.ts';
import { TimeclockLink } from './kiosk.entities.ts';
import { showQr } from './qr.ts';

// Two links opened at the same moment on one device: one of them is opened again.
constraint('timeclock_link_device', 'device_token', 'TAKEN', message('kiosk.foreignDevice'));
constraint('timeclock_link_parm', 'parm', 'TAKEN', message('kiosk.foreignDevice'));

/** The tablet of a location, known by its own token. */
export interface Device {
  readonly location: number;
  readonly signature: boolean;
  /** The location asks for the phone number beside the PIN. */
  readonly asksPhone: boolean;
}

const COOKIE = 'nestling-door';
const YEAR_SECONDS = 365 * 86_400;
/** On https the browser holds the cookie to this host by its prefix. */
const cookieName = (ctx: Ctx): string => (ctx.request.origin.startsWith('https:') ? `__Host-${COOKIE}` : COOKIE);

/** The token the device brings: in the portal's cookie, or in a header for other clients. */
export const tokenOf = (ctx: Ctx): string | undefined =>
  (ctx.request.portal ? ctx.request.cookie(cookieName(ctx)) : undefined) ?? ctx.request.header('x-device-token');

/** The tablet that asks; undefined for every other device, and while the link is off. */
export const deviceOf = async (ctx: Ctx): Promise<Device | undefined> => {
  const token = tokenOf(ctx);
  if (!token) return undefined;
  const link = await ctx.db
    .selectFrom('timeclock_link as t')
    .leftJoin('checkin_setting as c', (join) => join.onRef('c.location_id', '=', 't.location_id'))
    .select(['t.location_id', 't.signature', 'c.ask_phone'])
    .where('t.device_hash', '=', hashOfToken(token))
    .where('t.active', '=', true)
    .executeTakeFirst();
  return link
    ? { location: link.location_id, signature: link.signature, asksPhone: link.ask_phone ?? false }
    : undefined;
};

/** The tablet of this very location, for calls that are refused on every other device. */
export const requireDevice = async (ctx: Ctx, location: number): Promise<Device> => {
  const device = await deviceOf(ctx);
  if (device?.location !== location) throw refuse.forbidden('location', message('kiosk.foreignDevice'));
  return device;
};

/** The same for calls that decline. */
export const deviceOrDecline = async (ctx: Ctx, location: number | undefined): Promise<Device> => {
  const device = await deviceOf(ctx);
  if (!device || (location !== undefined && device.location !== location))
    throw declined(message('kiosk.foreignDevice'), { field: 'location', code: 'DEVICE' });
  return device;
};

export const getLocationByTimeclockLinkInput = {
  parm: secret(8, 64),
  device: text(0, 200).optional(),
  device_token: secret(16, 128).optional(),
};
type Opened = InputOf<typeof getLocationByTimeclockLinkInput>;

/**
 * Opens the page of a link: the first device is bound to it, every other one gets null, as it does for a link that is
 * off or unknown. The portal's device keeps its token in a cookie no script can read.
 */
export const openLink = async (ctx: Ctx, { parm, device, device_token }: Opened) => {
  const link = await ctx.db
    .selectFrom('timeclock_link as t')
    .innerJoin('location as l', (join) => join.onRef('l.id', '=', 't.location_id'))
    .innerJoin('timezone as z', 'z.id', 'l.timezone_id')
    .leftJoin('checkin_setting as c', (join) => join.onRef('c.location_id', '=', 't.location_id'))
    .select([
      'l.id',
      'l.name',
      'z.value as zone',
      't.signature',
      't.device_hash',
      'c.ask_phone',
      'c.questionnaire',
      'c.pin_digits',
    ])
    .where('t.parm_hash', '=', hashOfToken(parm))
    .where('t.active', '=', true)
    .where('l.active', '=', true)
    .forUpdate('t')
    .executeTakeFirst();
  if (!link) return null;
  const brought = device_token ?? tokenOf(ctx);
  if (link.device_hash !== null && (!brought || !hashOfToken(brought).equals(link.device_hash))) return null;
  if (link.device_hash === null) {
    const token = brought ?? newToken();
    // A tablet that was at another door is at this one now.
    await updateRows(
      ctx,
      'timeclock_link',
      { device_hash: hashOfToken(token) },
      { device: null, device_hash: null, bound_at: null },
    );
    await updateRows(
      ctx,
      'timeclock_link',
      { location_id: link.id },
      {
        device: device ?? ctx.request.userAgent.slice(0, 200),
        device_hash: hashOfToken(token),
        bound_at: ctx.now(),
      },
    );
    ctx.audit({ entity: TimeclockLink, id: link.id, after: { bound_at: ctx.now() } });
    if (ctx.request.portal) ctx.cookie({ name: cookieName(ctx), value: token, seconds: YEAR_SECONDS, path: '/' });
  }
  const { id, name, zone, signature, ask_phone, questionnaire, pin_digits } = link;
  const { code, expires_at } = await showQr(ctx, { location: idOf(Location, id) });
  return {
    id,
    name,
    timezone: zone,
    signature,
    ask_phone: ask_phone ?? false,
    questionnaire: questionnaire ?? false,
    pin_digits,
    qr_code: code,
    qr_expires_at: expires_at,
    now: ctx.now(),
  };
};
