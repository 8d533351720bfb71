import { isNoticeEvent } from '@nestling/rules/notices.ts';
import { sql } from 'kysely';
import { declined, done, gone, message, notDone } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { email, id, texts } from '../../kernel/call/input.ts';
import { textsIn } from '../../kernel/call/languages.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import { type Id, jsonb } from '../../kernel/db/tables.ts';
import { above } from '../../kernel/db/where.ts';
import { originOf } from '../../kernel/lib/origin-of.ts';
import { hashOfToken, newToken } from '../../kernel/lib/token.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { createRow, deleteRows, updateRow, updateRows } from '../../kernel/write/write-rows.ts';
import { Location, NoticeAddress } from '../../model/location/entity.ts';
import { post } from '../../outbox/post.ts';

constraint('notice_address_email', 'email', 'TAKEN', message('locations.addressTaken'));

const HOURS = 24;
const HOUR_MS = 60 * 60_000;

const hashOf = (token: string): Buffer => hashOfToken(token, 'notice');

interface Link {
  readonly token: string;
  readonly columns: { readonly pin_time: string; readonly token_hash: Buffer; readonly expires_at: Date };
}
const newLink = (now: Date): Link => {
  const token = newToken();
  return {
    token,
    columns: {
      pin_time: `${now.getTime()}-${newToken()}`,
      token_hash: hashOf(token),
      expires_at: new Date(now.getTime() + HOURS * HOUR_MS),
    },
  };
};

/** Mails the link that proves the mailbox is read by somebody who agrees; in the language of whoever asked. */
const sendLink = async (ctx: Ctx, location: number, email: string, { token, columns }: Link): Promise<void> => {
  const names = await sql<{ location: string; centre: string }>`select l.name as location, c.name as centre
    from location l join centre c on c.id = l.centre_id
    where l.id = ${location}`.execute(ctx.db);
  const { location: place = '', centre = '' } = names.rows[0] ?? {};
  const texts = textsIn(ctx.request);
  const origin = await originOf(ctx.db, ctx.who.centre);
  const path = `/verify-notices/${columns.pin_time}?token=${token}`;
  await post(ctx.db, ctx.who.centre, ctx.now(), {
    channel: 'mail',
    kind: 'notice_address',
    to: email,
    user: null,
    written: {
      subject: message('letters.notices.subject', { location: place }).in(texts),
      lines: [
        message('letters.notices.body', { location: place }),
        message('letters.works', { hours: HOURS }),
        message('letters.ignore'),
      ].map((line) => line.in(texts)),
      button: { label: message('letters.notices.button').in(texts), href: `${origin}${path}` },
      centre,
      language: ctx.request.language,
    },
  });
};

export const saveLocationTeamNotificationInput = {
  location_id: id(Location),
  email: email(),
  notifications: texts(50, 60).optional(),
  id: id(NoticeAddress).optional(),
};
type Given = InputOf<typeof saveLocationTeamNotificationInput>;

/** Adds an address, or changes the one of `id`; an address that is new must be verified before anything is sent to it. */
export const saveNoticeAddress = async (ctx: Ctx, { location_id, email, notifications, id }: Given) => {
  const unknown = notifications?.find((event) => !isNoticeEvent(event));
  if (unknown !== undefined)
    return declined(message('locations.unknownEvent', { event: unknown }), { field: 'notifications', code: 'UNKNOWN' });
  const events = notifications && { notifications: jsonb([...new Set(notifications)]) };
  const link = newLink(ctx.now());
  if (id === undefined) {
    const added = await createRow(ctx, 'notice_address', {
      location_id,
      email,
      ...events,
      ...link.columns,
      created_at: ctx.now(),
    });
    await sendLink(ctx, location_id, email, link);
    ctx.audit({ entity: Location, id: location_id, after: { notice_address: email, notifications } });
    return done(message('locations.addressAdded', { email }), { address: idOf(NoticeAddress, added.id) });
  }
  const known = await ctx.db
    .selectFrom('notice_address')
    .select(['email', 'location_id'])
    .where('id', '=', id)
    .where('location_id', '=', location_id)
    .forUpdate()
    .executeTakeFirst();
  if (!known) return gone(message('locations.addressGone'));
  const moved = known.email !== email;
  const row = await updateRow(
    ctx,
    'notice_address',
    { id },
    { email, ...events, ...(moved ? { verified_at: null, ...link.columns } : {}) },
  );
  if (moved) await sendLink(ctx, location_id, email, link);
  const change = row?.news;
  if (change) ctx.audit({ entity: Location, id: location_id, ...change });
  return done(message(moved ? 'locations.addressAdded' : 'locations.addressSaved', { email }), { address: id });
};

interface One {
  readonly id: Id<'notice_address'>;
}

export const removeNoticeAddress = async (ctx: Ctx, { id }: One) => {
  const [removed] = await deleteRows(ctx, 'notice_address', { id }, ['email', 'location_id', 'notifications']);
  if (!removed) return gone(message('locations.addressGone'));
  const { location_id, email, notifications } = removed;
  ctx.audit({ entity: Location, id: location_id, before: { notice_address: email, notifications } });
  return done(message('locations.addressRemoved', { email }));
};

/** Mails a new link; the one before it is over. */
export const resendNoticeLink = async (ctx: Ctx, { id }: One) => {
  const link = newLink(ctx.now());
  const [row] = await updateRows(ctx, 'notice_address', { id, verified_at: null }, link.columns, [
    'email',
    'location_id',
  ]);
  if (!row) return declined(message('locations.addressVerified'), { field: 'id', code: 'VERIFIED' });
  await sendLink(ctx, row.location_id, row.email, link);
  return done(message('locations.addressAdded', { email: row.email }));
};

/** Marks the address verified whose link was followed; a link that was used still answers Success for its hours. */
export const verifyNoticeAddress = async (
  ctx: Ctx,
  given: { readonly token: string; readonly pin_created_at: string },
) => {
  const { token, pin_created_at } = given;
  const [row] = await updateRows(
    ctx,
    'notice_address',
    { pin_time: pin_created_at, token_hash: hashOf(token), expires_at: above(ctx.now()) },
    { verified_at: sql`coalesce(verified_at, ${ctx.now()}::timestamptz)` },
    ['email', 'location_id'],
  );
  if (!row) {
    const sentence = message('locations.linkOver');
    const error = sentence.in(textsIn(ctx.request));
    return notDone(sentence, { error }, { field: 'token', code: 'OVER' });
  }
  ctx.audit({ entity: Location, id: row.location_id, after: { notice_address_verified: row.email } });
  return done(message('locations.addressNowVerified', { email: row.email }), { error: null });
};
