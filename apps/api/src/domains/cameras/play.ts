import { sql } from 'kysely';
import { installation } from '../../installation.ts';
import { object, out, outOrNull, type Values } from '../../kernel/answers.ts';
import type { Ctx } from '../../kernel/context.ts';
import { languages } from '../../kernel/languages.ts';
import { reasonMessage } from './reason-message.ts';
import { type Right, rightsToWatch } from './right-to-watch.ts';
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

/** The gateway as the browser of this request reaches it: the page's own host name, another port. */
const gatewayAddress = (ctx: Ctx) => {
  const page = new URL(ctx.request.origin);
  const secure = page.protocol === 'https:';
  const host = `${page.hostname}:${installation().gateway.port}`;
  return { live: `${secure ? 'wss' : 'ws'}://${host}/live`, web: `${secure ? 'https' : 'http'}://${host}` };
};

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Opens cameras for the caller: one right and one ticket for each, in two statements however many. The ticket is
 * written down before it is answered, so that a right taken a moment later finds it.
 */
export const openCameras = async (ctx: Ctx, cameras: readonly number[]): Promise<Played[]> => {
  const now = ctx.now();
  const asked = cameras.map((camera) => ({ user: ctx.who.user, camera }));
  const rights = await rightsToWatch(ctx.db, ctx.who.centre, asked, now);
  const label = await viewerName(ctx);
  const opened = rights.filter((right) => right.allowed).map((right) => ({ right, sid: newSid(ctx.who.centre) }));
  await writeDown(ctx, opened, now);
  const sids = new Map(opened.map(({ right, sid }) => [right.camera, sid]));
  return rights.map((right) => answerFor(ctx, right, sids.get(right.camera) ?? null, label, now));
};

const viewerName = async (ctx: Ctx): Promise<string> => {
  const { full_name } = await ctx.db
    .selectFrom('app_user')
    .select('full_name')
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', ctx.who.impersonator ?? ctx.who.user)
    .executeTakeFirstOrThrow();
  return full_name;
};

const writeDown = async (ctx: Ctx, opened: readonly { right: Right; sid: string }[], now: Date): Promise<void> => {
  if (opened.length === 0) return;
  const values = opened.flatMap(({ right, sid }) =>
    right.location_id === null || right.day === null
      ? []
      : [
          {
            centre_id: ctx.who.centre,
            sid,
            user_id: ctx.who.user,
            session_id: ctx.who.session,
            camera_id: right.camera,
            location_id: right.location_id,
            student_id: right.student_id,
            gateway: installation().gateway.id,
            ticketed_at: now,
            // Staff use up no logins: their view continues itself, so it is never counted.
            login_of: right.staff ? sid : right.continues,
            day: right.day,
          },
        ],
  );
  await ctx.db.insertInto('camera_view').values(values).execute();
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

const answerFor = (ctx: Ctx, right: Right, sid: string | null, label: string, now: Date): Played => {
  const message = reasonMessage(right, now).in(languages[ctx.request.language]);
  const common = {
    message,
    reason: right.reason,
    opens_at: right.opens_at,
    until: right.until,
    id: right.camera,
    ...shown(right),
  };
  if (sid === null) {
    const closed = { embed_code: '', live_url: null, hls_url: null, ticket: null, expires_at: null, watermark: null };
    return { status: 'Error', ...common, ...closed };
  }
  const { gateway, secrets } = installation();
  const claims = {
    gateway: gateway.id,
    sid,
    label,
    centre: ctx.who.centre,
    user: ctx.who.user,
    session: ctx.who.session,
  };
  const ticket = signTicket(secrets.ticket, { ...claims, student: right.student_id, camera: right.camera }, now);
  const at = gatewayAddress(ctx);
  const fragment = new URLSearchParams({
    ticket,
    ...(right.student_name ? { name: right.student_name } : {}),
    ...(right.room ? { room: right.room } : {}),
    tz: right.zone ?? 'UTC',
    lang: ctx.request.language,
  });
  const src = attribute(`${at.web}/player#${fragment}`);
  return {
    status: 'Success',
    ...common,
    embed_code: `<iframe src="${src}" title="${attribute(label)}" allow="autoplay; fullscreen; picture-in-picture" referrerpolicy="no-referrer" width="640" height="360" frameborder="0"></iframe>`,
    live_url: at.live,
    hls_url: `${at.web}/hls`,
    ticket,
    expires_at: new Date(now.getTime() + TICKET_SECONDS * 1000),
    watermark: label,
  };
};

/** True when a camera of this id, code and location is there; whether the caller may watch it is another question. */
export const isCamera = async (ctx: Ctx, camera: number, code: string, location: number): Promise<boolean> => {
  const found = await ctx.db
    .selectFrom('camera')
    .select('id')
    .where('centre_id', '=', ctx.who.centre)
    .where('id', '=', camera)
    .where('location_id', '=', location)
    .where(sql<boolean>`lower(code) = lower(${code})`)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
};
