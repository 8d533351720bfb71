import { createPublicKey, verify } from 'node:crypto';
import { type Act, readAct } from '@nestling/rules/kiosk/act.ts';
import { proofOf, signedBytes } from '@nestling/rules/kiosk/door-keys.ts';
import { sql } from 'kysely';
import { message, object, out, outList } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import type { InputOf } from '../../../kernel/call/input.ts';
import { float, id, int, listOf, secret, text } from '../../../kernel/call/input.ts';
import { refuse } from '../../../kernel/call/refusals.ts';
import { updateRows } from '../../../kernel/write/write-rows.ts';
import { settleActs } from './settle.ts';
import { openSlow } from './slow-pins.ts';
import { tabletOf } from './tablet-of.ts';
import { KioskDevice } from './tablets.entities.ts';
import { type Contact, trueTime } from './true-time.ts';

/** What the server says to a tablet. `kept` are the numbers it may forget: stored, whatever comes of them. */
export const contactAnswer = object(
  {
    now: out.datetime,
    /** False: the tablet was switched off or replaced. It sends what it has and forgets its list. */
    active: out.flag,
    kept: outList(out.int),
    /** Acts among them that staff look at. */
    open: out.int,
  },
  'KioskContact',
);

type SignedAct = Sent['acts'][number];
/** Milliseconds since 1970, as a clock that may be wrong by years tells them. */
const ms = () => float(-8e15, 8e15);
export const sendKioskActsInput = {
  device: id(KioskDevice),
  device_now: ms(),
  boot: text(1, 64),
  uptime: ms(),

  /** The highest number given to an act; the lowest still kept by the tablet; how many it keeps. */
  head: int(0),
  oldest: int(0),
  queued: int(0),
  acts: listOf({ body: secret(1, 201_000), proof: secret(1, 100).optional(), signature: secret(1, 200) }, 25),
};
type Sent = InputOf<typeof sendKioskActsInput>;

interface Device {
  readonly id: number;
  readonly location: number;
  readonly public_key: Buffer;
  readonly zone: string;
  /** Its link is on and bound to it: then only whoever brings its token speaks for it. */
  readonly in_use: boolean;
  readonly settled_seq: number;
  readonly head: number;
  readonly head_at: Date;
  readonly floor_at: Date;
}

const lockDevice = async (ctx: Ctx, id: number): Promise<Device | undefined> => {
  const { rows } =
    await sql<Device>`select d.id, d.location_id as location, z.value as zone, d.public_key, d.settled_seq,
      d.head, d.head_at, d.floor_at, d.revoked_at is null and exists (select 1 from timeclock_link t
        where t.location_id = d.location_id and t.device_hash = d.device_hash and t.active) as in_use
    from kiosk_device d join location l on l.id = d.location_id
    join timezone z on z.id = l.timezone_id
    where d.id = ${id} for update of d`.execute(ctx.db);
  return rows[0];
};

/** The acts this tablet has signed; anything else in the batch refuses the whole. */
const readAll = (device: Device, acts: readonly SignedAct[]) => {
  const key = createPublicKey({ key: device.public_key, format: 'der', type: 'spki' });
  return acts.map((sent, i) => {
    const read = readAct(sent.body);
    const signature = Buffer.from(sent.signature, 'base64');
    const right =
      read?.device === device.id &&
      verify('sha256', signedBytes(sent.body, sent.proof ?? null), { key, dsaEncoding: 'ieee-p1363' }, signature);
    if (!read || !right) throw refuse.badInput([{ field: `acts.${i}`, message: message('kiosk.notSigned') }]);
    return { ...sent, act: read.act };
  });
};

/** Whether each act carries the proof of the PIN of whoever it names. */
const proved = async (ctx: Ctx, device: number, acts: readonly (SignedAct & { act: Act })[]): Promise<Set<number>> => {
  const { centre } = ctx.who;
  const people = [...new Set(acts.flatMap(({ act }) => act.by ?? []))];
  const { rows } = await sql<{ id: number; sealed: Buffer }>`select s.user_id as id, s.sealed from pin_slow s
    join app_user u on u.id = s.user_id and u.pin_key = s.pin_key
    where s.user_id = any(${people}::int[])`.execute(ctx.db);
  const slow = new Map(rows.map(({ id, sealed }) => [id, openSlow(centre, id, sealed)]));
  const right = new Set<number>();
  for (const { act, body, proof } of acts) {
    const own = act.by === null ? undefined : slow.get(act.by);
    if (own && proof === (await proofOf(own, device, body))) right.add(act.seq);
  }
  return right;
};

/**
 * Takes what a tablet did without a line. Acts are kept first, each once, and settled in the order of the tablet; those
 * that come before their turn wait. With no acts it is a sign of life that measures the tablet's clock.
 */
export const takeActs = async (ctx: Ctx, sent: Sent) => {
  const tablet = await tabletOf(ctx);
  if (tablet && tablet.id !== sent.device) throw refuse.forbidden('device', message('kiosk.foreignDevice'));
  const device = await lockDevice(ctx, sent.device);
  const now = ctx.now();
  const active = tablet !== undefined;
  if (!device || (!active && sent.acts.length === 0)) return { now, active: false, kept: [], open: 0 };
  if (device.in_use && !active) throw refuse.forbidden('device', message('kiosk.foreignDevice'));
  const acts = readAll(device, sent.acts);
  const contact = { received: now.getTime(), device_now: sent.device_now, boot: sent.boot, uptime: sent.uptime };
  const floorAt = active ? await heard(ctx, device, sent, contact) : device.floor_at;
  const right = await proved(ctx, device.id, acts);
  const rows = acts.map(({ act, body }) => {
    const { at, doubt } = trueTime(act, contact, floorAt.getTime());
    const unproved = act.kind !== 'locked' && !right.has(act.seq);
    return {
      seq: act.seq,
      operation_id: act.operation_id,
      kind: act.kind,
      act: {
        by: act.by,
        action: act.action,
        students: act.students,
        room: act.room,
        signature: act.signature,
        answers: act.answers,
      },
      signed: body,
      device_at: new Date(act.device_at),
      at: new Date(at),
      doubt: !active ? 'revoked' : unproved ? 'proof' : doubt ? 'clock' : null,
    };
  });
  await keep(ctx, device.id, rows);
  const open = await settleActs(ctx, { ...device, oldest: sent.oldest });
  return { now, active, kept: rows.map(({ seq }) => seq), open };
};

/** Notes that a tablet was heard of; answers the moment before which no act still to come was done. */
const heard = async (ctx: Ctx, device: Device, sent: Sent, { received }: Contact): Promise<Date> => {
  const now = ctx.now();
  // All acts up to the head heard of before are settled: what comes now was done after that moment.
  const whole = device.settled_seq >= device.head;
  const floor = whole ? device.head_at : device.floor_at;
  await updateRows(
    ctx,
    'kiosk_device',
    { id: device.id },
    {
      last_seen_at: now,
      clock_error_ms: String(Math.round(sent.device_now - received)),
      queued: Math.max(0, sent.queued - sent.acts.length),
      head: sql`greatest(head, ${sent.head}::int)`,
      head_at: whole ? now : device.head_at,
      floor_at: floor,
    },
  );
  return floor;
};

interface StoredSetting {
  readonly seq: number;
  readonly signed: string;
}

/** Keeps acts, each once. A number or an operation that stands for something else already is refused. */
const keep = async (ctx: Ctx, device: number, rows: readonly StoredSetting[]): Promise<void> => {
  if (rows.length === 0) return;
  const given = JSON.stringify(rows);
  await sql`insert into kiosk_event (device_id, seq, operation_id, kind, act, signed, device_at, at, received_at, doubt)
    select ${device}::int, g.seq, g.operation_id, g.kind, g.act, g.signed, g.device_at, g.at,
      ${ctx.now()}::timestamptz, g.doubt
    from json_to_recordset(${given}::json) as g(seq int, operation_id uuid, kind text, act jsonb, signed text,
      device_at timestamptz, at timestamptz, doubt text)
    order by g.seq on conflict do nothing`.execute(ctx.db);
  const { rows: same } = await sql<{ n: number }>`select count(*)::int as n
    from json_to_recordset(${given}::json) as g(seq int, signed text)
    join kiosk_event e on e.device_id = ${device} and e.seq = g.seq and e.signed = g.signed`.execute(ctx.db);
  if (same[0]?.n !== new Set(rows.map(({ seq }) => seq)).size)
    throw refuse.badInput([{ field: 'acts', message: message('kernel.usedOtherwise') }]);
};
