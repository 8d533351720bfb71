import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { installation } from '../../installation.ts';
import { object, out, outOrNull, type Values } from '../../kernel/call/answers.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { textsIn } from '../../kernel/call/languages.ts';
import { insertRows } from '../../kernel/write/write-rows.ts';
import { type Carrier, carriersOf } from './gateway/fleet.ts';
import { ownRights } from './own-rights.ts';
import { reasonMessage } from './reason-message.ts';
import type { Right } from './right-to-watch.ts';
import { type ShownAs, shownAs } from './shown-as.ts';
import { newSid, signTicket, TICKET_SECONDS } from './ticket.ts';

/** What a viewer gets for one camera: the means to play it, or why not. Shared by the single camera and the grid. */
export const Play = {
  status: out.text,
  message: out.text,
  embed_code: out.text,
  live_url: outOrNull(out.text),
  hls_url: outOrNull(out.text),
  ticket: outOrNull(out.text),
  expires_at: outOrNull(out.datetime),
  reason: outOrNull(out.text),
  opens_at: outOrNull(out.datetime),
  until: outOrNull(out.datetime),
  student_id: outOrNull(out.id),
  student: outOrNull(out.text),
  max_logins: outOrNull(out.int),
  remaining: outOrNull(out.int),
  timezone: outOrNull(out.text),
  watermark: outOrNull(out.text),
  id: out.id,
  name: outOrNull(out.text),
  code: outOrNull(out.text),
  color_code: outOrNull(out.text),
  room: outOrNull(out.text),
  room_color: outOrNull(out.text),
};
export const PlayAnswer = object(Play, 'CameraPlay');
type Played = Values<typeof Play>;

/** The gateway as the browser of this request reaches it: by its own address, or the page's host name and another port. */
const gatewayAddress = (ctx: Ctx, carrier: Carrier | undefined) => {
  if (carrier) return { live: `${carrier.address.replace(/^http/, 'ws')}/live`, web: carrier.address };
  const page = new URL(ctx.request.origin);
  const secure = page.protocol === 'https:';
  const host = `${page.hostname}:${installation().gateway.port}`;
  return { live: `${secure ? 'wss' : 'ws'}://${host}/live`, web: `${secure ? 'https' : 'http'}://${host}` };
};

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Opens cameras for the caller: one right and one ticket for each, in three statements however many. The ticket is
 * written down before it is answered, so that a right taken a moment later finds it.
 */
export const openCameras = async (ctx: Ctx, cameras: readonly number[]): Promise<Played[]> => {
  const now = ctx.now();
  const asked = cameras.map((camera) => ({ camera }));
  const rights = await ownRights(ctx, asked, now);
  const label = await viewerName(ctx);
  const carriers = await carriersOf(
    ctx.db,
    ctx.who.centre,
    rights.flatMap(({ allowed, camera }) => (allowed ? [camera] : [])),
    now,
  );
  const opened = rights.filter((right) => right.allowed).map((right) => ({ right, sid: newSid(ctx.who.centre) }));
  await writeDown(ctx, opened, carriers, now);
  const sids = new Map(opened.map(({ right, sid }) => [right.camera, sid]));
  const shown = await shownAs(ctx, [...sids.keys()], allows(ctx.who.role, 'teacher'));
  return rights.map((right) => {
    const sid = sids.get(right.camera);
    const as = shown(right.camera);
    return sid === undefined
      ? { status: 'Error', ...described(ctx, right, now), ...closed }
      : {
          status: 'Success',
          ...described(ctx, right, now),
          ...meansOf(ctx, right, as, { sid, label, carrier: carriers.get(right.camera) }, now),
        };
  });
};

const viewerName = async (ctx: Ctx): Promise<string> => {
  const { full_name } = await ctx.db
    .selectFrom('app_user')
    .select('full_name')
    .where('id', '=', ctx.who.impersonator || ctx.who.user)
    .executeTakeFirstOrThrow();
  return full_name;
};

const writeDown = async (
  ctx: Ctx,
  opened: readonly { right: Right; sid: string }[],
  carriers: ReadonlyMap<number, Carrier>,
  now: Date,
): Promise<void> => {
  if (opened.length === 0) return;
  const values = opened.flatMap(({ right, sid }) =>
    right.location_id === null || right.day === null
      ? []
      : [
          {
            sid,
            user_id: ctx.who.user,
            session_id: ctx.who.session,
            camera_id: right.camera,
            location_id: right.location_id,
            student_id: right.student_id,
            gateway: carriers.get(right.camera)?.name ?? installation().gateway.id,
            ticketed_at: now,
            // Staff, and who acts as a family, use up no logins: their view continues itself, so it is never counted.
            login_of: right.staff || ctx.who.impersonator !== undefined ? sid : right.continues,
            day: right.day,
          },
        ],
  );
  await insertRows(ctx, 'camera_view', values);
};

const nothing = {
  name: null,
  code: null,
  color_code: null,
  room: null,
  room_color: null,
  timezone: null,
  student_id: null,
  student: null,
  max_logins: null,
  remaining: null,
};

/** A camera that is not open to the caller at all is not described either: it is answered like one that is not there. */
const shown = (right: Right) => {
  if (right.reason === 'no_permission') return nothing;
  const { name, code, color_code, room, room_color, zone, student_id, student_name, max_logins, used_logins } = right;
  return {
    name,
    code,
    color_code,
    room,
    room_color,
    timezone: zone,
    student_id,
    student: student_name,
    max_logins,
    remaining: max_logins === null ? null : Math.max(0, max_logins - used_logins),
  };
};

const described = (ctx: Ctx, right: Right, now: Date) => ({
  message: reasonMessage(right, now).in(textsIn(ctx.request)),
  reason: right.reason,
  opens_at: right.opens_at,
  until: right.until,
  id: right.camera,
  ...shown(right),
});

const closed = { embed_code: '', live_url: null, hls_url: null, ticket: null, expires_at: null, watermark: null };

type Opened = { readonly sid: string; readonly label: string; readonly carrier: Carrier | undefined };

/** Addresses, ticket and player code of an opening. */
const meansOf = (ctx: Ctx, right: Right, as: ShownAs, view: Opened, now: Date) => {
  const { gateway, secrets } = installation();
  const label = as.watermark ? view.label : '';
  const claims = {
    gateway: view.carrier?.name ?? gateway.id,
    sid: view.sid,
    label,
    centre: ctx.who.centre,
    user: ctx.who.user,
    session: ctx.who.session,
    student: right.student_id,
    camera: right.camera,
    low: right.low,
    small: as.small,
    hls: as.hls,
    most: right.at_once,
  };
  const ticket = signTicket(secrets.ticket, claims, now);
  const at = gatewayAddress(ctx, view.carrier);
  return {
    embed_code: playerCode(ctx, right, as, { ticket, title: view.label, web: at.web }),
    live_url: as.hls ? null : at.live,
    hls_url: `${at.web}/hls`,
    ticket,
    expires_at: new Date(now.getTime() + TICKET_SECONDS * 1000),
    watermark: label || null,
  };
};

/** The frame of the gateway's small player; the ticket stands in the fragment, which is sent nowhere. */
const playerCode = (
  ctx: Ctx,
  right: Right,
  as: ShownAs,
  { ticket, title, web }: { ticket: string; title: string; web: string },
) => {
  const fragment = new URLSearchParams({
    ticket,
    ...(as.hls ? { way: 'hls' } : {}),
    ...(right.student_name ? { name: right.student_name } : {}),
    ...(right.room ? { room: right.room } : {}),
    tz: right.zone ?? 'UTC',
    lang: ctx.request.language,
  });
  const src = attribute(`${web}/player#${fragment}`);
  const allow = [
    'autoplay',
    as.fullscreen ? 'fullscreen' : "fullscreen 'none'",
    as.picture_in_picture ? 'picture-in-picture' : "picture-in-picture 'none'",
  ].join('; ');
  return `<iframe src="${src}" title="${attribute(title)}" allow="${allow}" referrerpolicy="no-referrer" width="${as.width}" height="${as.height}" frameborder="0"></iframe>`;
};

/** Those of the cameras that are at a location. */
export const camerasAt = async (
  ctx: Ctx,
  cameras: readonly number[],
  location: number,
): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{
    id: number;
  }>`select id from camera where location_id = ${location} and id = any(${[...cameras]}::int[])
    and deleted_at is null`.execute(ctx.db);
  return new Set(rows.map(({ id }) => id));
};

/** True when a camera of this id, code and location is there; whether the caller may watch it is another question. */
export const isCamera = async (ctx: Ctx, camera: number, code: string, location: number): Promise<boolean> => {
  const found = await ctx.db
    .selectFrom('camera')
    .select('id')
    .where('id', '=', camera)
    .where('location_id', '=', location)
    .where(sql<boolean>`lower(code) = lower(${code})`)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
};
