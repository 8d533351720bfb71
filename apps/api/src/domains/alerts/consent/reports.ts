import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import type { WorkContext } from '../../../kernel/call/context.ts';
import { updateRows } from '../../../kernel/write/write-rows.ts';
import { rank } from '../../../model/user/rank.ts';
import { emailNameOf } from '../../../outbox/email-id.ts';
import type { MailReport } from '../../../outbox/mail-report.ts';
import { notifyMany } from '../../notifications/notifications.door.ts';
import { noteConsent } from './consent.ts';

interface Known {
  readonly user_id: number | null;
  readonly source: string;
  readonly resting: boolean;
  /** The copy of a newsletter it is, whose log then says so. */
  readonly recipient: number | null;
}

/** The letter of ours that a report is about, where it went to that very address: only who got it knows its id. */
const letterOf = async (db: Kysely<DB>, centre: number, { kind, address, letters }: MailReport) => {
  const name = letters.map((id) => emailNameOf(centre, id)).find((found) => found !== null);
  if (name === undefined) return undefined;
  const purpose = kind === 'bounce' ? 'delivery' : 'marketing';
  const posted = /^[\da-f]{32}$/.test(name) ? name : null;
  const [, send = '0', recipient = '0'] = /^(\d{1,9})-(\d{1,9})$/.exec(name) ?? [];
  const { rows } =
    await sql<Known>`select x.user_id, x.source, x.recipient, exists (select 1 from opted_out o where o.channel = 'mail'
      and o.address = ${address} and o.purpose = ${purpose}) as resting
    from (
      select o.user_id, o.kind as source, null::int as recipient from outbox o where o.channel = 'mail'
        and o.key = ${posted}::uuid and lower(o.recipient) = ${address}
      union all
      select r.user_id, s.subject, r.id from letter_recipient r join letter_send s on s.id = r.send_id
      where r.send_id = ${Number(send)} and r.id = ${Number(recipient)}
        and lower(r.email) = ${address}) x limit 1`.execute(db);
  return rows[0];
};

/**
 * Notes what a mail server reported of a letter we sent: an address where nothing arrives rests, one that calls us
 * unwanted gets no newsletters; what concerns the child goes on. The office is told, once. False for what is not ours.
 */
export const noteMailReport = async (ctx: WorkContext, report: MailReport): Promise<boolean> => {
  const { db, who, now } = ctx;
  const { centre } = who;
  const at = now();
  const { kind, address, said } = report;
  const found = await letterOf(db, centre, report);
  if (!found) return false;
  if (kind === 'bounce' && found.recipient !== null)
    await updateRows(
      { db },
      'letter_recipient',
      { id: found.recipient, status: 'sent' },
      { status: 'failed', reason: said.slice(0, 300), at },
    );
  if (found.resting) return true;
  await noteConsent(db, at, [
    {
      user: found.user_id,
      channel: 'mail',
      address,
      purpose: kind === 'bounce' ? 'delivery' : 'marketing',
      given: false,
      how: kind,
      source: found.source.slice(0, 200),
      reason: said,
    },
  ]);
  if (kind === 'bounce')
    await notifyMany(
      ctx,
      sql`select 'mail_resting'::text as kind, ${`mail_resting:${address}:${at.getTime()}`.slice(0, 120)}::text as key,
        u.id as about, jsonb_build_object('name', u.full_name, 'location', l.name, 'address', ${address}::text) as facts,
        null::int as person, l.id as location, ${rank.manager}::int as least
      from app_user u
      join location l on (exists (select 1 from user_location ul
          where ul.user_id = u.id and ul.location_id = l.id)
        or exists (select 1 from standing_guardian gl join student st on st.id = gl.student_id
          where gl.user_id = u.id and st.location_id = l.id))
      where u.id = ${found.user_id}::int and u.deleted_at is null order by l.id limit 1`,
    );
  return true;
};
