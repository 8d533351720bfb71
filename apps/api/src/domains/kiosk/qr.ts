import { createHmac, timingSafeEqual } from 'node:crypto';
import { installation } from '../../installation.ts';
import { declined, done, message, object, out, outOrNull } from '../../kernel/call/call.ts';
import type { Ctx, ReadContext } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import type { Id } from '../../kernel/db/tables.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { CheckinSetting } from '../../model/attendance/entity.ts';
import { Location } from '../../model/location/entity.ts';
import { saveCheckInOut } from '../attendance/attendance.door.ts';
import type { scanned } from './kiosk.inputs.ts';

/** Whether a location shows a QR code at its door, the code of now, and when it is worth nothing any more. */
export const qrSetting = object(
  {
    check_in_qr: out.flag,
    /** Seconds. */
    check_in_qr_expire: out.int,
    code: outOrNull(out.text),
    expires_at: outOrNull(out.datetime),
  },
  'CheckinQr',
);

const LONGEST_SECONDS = 86_400;

interface Setting {
  readonly check_in_qr: boolean;
  readonly check_in_qr_expire: number;
  readonly qr_version: number;
}

const readQr = (ctx: ReadContext, location: number): Promise<Setting | undefined> =>
  ctx.db
    .selectFrom('checkin_setting')
    .select(['check_in_qr', 'check_in_qr_expire', 'qr_version'])
    .where('location_id', '=', location)
    .executeTakeFirst();

const sign = (centre: number, location: number, version: number, until: number): Buffer =>
  createHmac('sha256', installation().secrets.pin)
    .update(`door qr\0${centre}\0${location}\0${version}\0${until}`)
    .digest();

/** The code a location shows now: `<location>.<until, seconds>.<signature>`. It says nothing and opens nothing by itself. */
export const showQr = async (ctx: ReadContext, { location }: { readonly location: Id<'location'> }) => {
  const setting = await readQr(ctx, location);
  const seconds = setting?.check_in_qr_expire ?? 60;
  if (!setting?.check_in_qr) return { check_in_qr: false, check_in_qr_expire: seconds, code: null, expires_at: null };
  const until = Math.floor(ctx.now().getTime() / 1000) + seconds;
  const signature = sign(ctx.who.centre, location, setting.qr_version, until).toString('base64url');
  return {
    check_in_qr: true,
    check_in_qr_expire: seconds,
    code: `${location}.${until}.${signature}`,
    expires_at: new Date(until * 1000),
  };
};

/** The location whose code this is, while it lasts; null for every other text. */
const locationOf = async (ctx: Ctx, code: string): Promise<number | null> => {
  const [location = '', until = '', signature = ''] = code.split('.');
  if (!/^[1-9]\d{0,8}$/.test(location) || !/^\d{1,12}$/.test(until)) return null;
  if (Number(until) * 1000 < ctx.now().getTime()) return null;
  const setting = await readQr(ctx, Number(location));
  if (!setting?.check_in_qr) return null;
  const made = sign(ctx.who.centre, Number(location), setting.qr_version, Number(until));
  const brought = Buffer.from(signature, 'base64url');
  return made.length === brought.length && timingSafeEqual(made, brought) ? Number(location) : null;
};

/** Sets how long a code lasts, in seconds, and makes those shown until now worth nothing. */
export const setExpire = async (
  ctx: Ctx,
  { id, check_in_qr_expire }: { readonly id: Id<'location'>; readonly check_in_qr_expire: number },
) => {
  if (check_in_qr_expire < 1 || check_in_qr_expire > LONGEST_SECONDS)
    return declined(message('kiosk.badExpire'), { field: 'check_in_qr_expire', code: 'OUT_OF_BOUNDS' });
  await ctx.db
    .insertInto('checkin_setting')
    .values({ location_id: id, check_in_qr_expire })
    .onConflict((conflict) =>
      conflict
        .columns(['centre_id', 'location_id'])
        .doUpdateSet((set) => ({ check_in_qr_expire, qr_version: set('checkin_setting.qr_version', '+', 1) })),
    )
    .execute();
  ctx.audit({ entity: CheckinSetting, id, after: { check_in_qr_expire } });
  return done(message('kiosk.expireSaved'));
};

/** Checks own students in or out from one's own phone, at the door whose code was scanned just now. */
export const checkFromApp = async (ctx: Ctx, input: Parameters<typeof saveCheckInOut>[1] & InputOf<typeof scanned>) => {
  const location = input.code === undefined ? null : await locationOf(ctx, input.code);
  if (location === null || (input.location !== undefined && input.location !== location))
    return declined(message('kiosk.scanAgain'), { field: 'code', code: 'EXPIRED' });
  const { code: _, ...checks } = input;
  return saveCheckInOut(
    ctx,
    { ...checks, location: idOf(Location, location) },
    { source: 'app', recorded_by: ctx.who.user, family: false },
  );
};
