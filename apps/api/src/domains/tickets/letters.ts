import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { message } from '../../kernel/call/call.ts';
import type { WorkContext } from '../../kernel/call/context.ts';
import { on } from '../../kernel/events/listener.ts';
import { environment } from '../../kernel/lib/environment.ts';
import { insertMissing, insertRows } from '../../kernel/write/write-rows.ts';
import { TicketActed } from '../../model/ticket/events.ts';
import { isTold, noticeOf, type TicketSide } from '../../model/ticket/told.ts';
import { openMailer } from '../../outbox/mailer.ts';
import { realAddress } from '../../outbox/placeholder.ts';
import { readsMail, withCentre } from '../../outbox/reply-path.ts';
import { type Reader, sendEmails, speechFor } from '../../outbox/send-emails.ts';
import { record, summaryOf } from './history.ts';
import { byMail } from './mail-choice.ts';
import { letterName, lettersBefore, replyHashOf, replyTokenOf } from './thread.ts';
import { published } from './ticket.ts';

/** So many letters leave of one ticket in an hour: two systems that answer each other come to an end. */
const MOST_AN_HOUR = 20;
const HOUR_MS = 3_600_000;

interface Due extends Reader {
  readonly id: number;
  readonly number: string;
  readonly name: string;
  readonly by: string;
  readonly kind: string;
  readonly words: string | null;
  readonly before: string | null;
  readonly after: string | null;
  /** Lines this person has had letters of, in their order. */
  readonly lines: number[];
  readonly nonce: Buffer | null;
  /** Whether the hour of the ticket admits one more. */
  readonly admitted: boolean;
}

/** Who is to get a letter of a line, and whether the hour of the ticket admits it; of what is internal nobody is. */
const readersOf = async (
  ctx: WorkContext,
  { ticket, line, to }: { readonly ticket: number; readonly line: number; readonly to: TicketSide },
  by: number,
): Promise<readonly Due[]> => {
  const since = new Date(ctx.now().getTime() - HOUR_MS);
  const readers = sql<Due>`select u.id, u.language, u.phone, ${realAddress(sql`u.email`)} as email,
      t.ticket_number as number, t.name, coalesce((select a.full_name from app_user a where a.id = ${by}), h.author, '') as by,
      h.kind, case when h.kind = 'opened' then t.description else h.description end as words, h.before, h.after,
      array(select tl.history_id from ticket_letter tl where tl.ticket_id = t.id and tl.user_id = u.id
        order by tl.history_id) as lines, th.nonce,
      row_number() over (order by u.id = t.created_by desc, u.id) <= ${MOST_AN_HOUR} - (select count(*) from ticket_letter tl
        where tl.ticket_id = ${ticket} and tl.created_at > ${since}::timestamptz) as admitted
    from ticket t
    join ticket_history h on h.ticket_id = t.id and h.id = ${line} and not h.internal
    join app_user u on ${isTold(to, by)} and u.email_confirmed and u.email is not null
    left join ticket_thread th on th.ticket_id = t.id and th.user_id = u.id
    where t.id = ${ticket} and t.deleted_at is null and not exists (select 1 from user_setting s where s.user_id = u.id
        and (s.key = ${byMail.key} and s.value = 'false'::jsonb
          or s.key in ('own_notices', 'app_notifications') and s.value ->> ${noticeOf(to)} = 'false'))
    order by u.id = t.created_by desc, u.id`;
  // Two lines at once are told one after the other: each letter knows those before it.
  const [, found] = await ctx.lockAndRead(sql`select 1 from ticket where id = ${ticket} for no key update`, readers);
  return found;
};

/** Support reads once in an hour that letters are held back. */
const tellHeld = async (ctx: WorkContext, ticket: number): Promise<void> => {
  const since = new Date(ctx.now().getTime() - HOUR_MS);
  const { rows } = await sql`select 1 from ticket_history h
    where h.ticket_id = ${ticket} and h.kind = 'letters_held' and h.created_at > ${since}::timestamptz`.execute(ctx.db);
  if (rows.length > 0) return;
  await record(ctx, ticket, [{ kind: 'letters_held', internal: true }]);
  published(ctx, ticket, true);
};

const titles = {
  opened: 'notice.ticketOpened',
  replied: 'notice.ticketReplied',
  answered: 'notice.ticketAnswered',
  moved: 'notice.ticketMoved',
  merged: 'notice.ticketMerged',
  reminded: 'notice.ticketReminded',
  expired: 'notice.ticketExpired',
  unhelped: 'notice.ticketUnhelped',
} as const;

/** The other side reads by mail what was said or done, each person in a thread of its own. */
export const mailTicket = on(TicketActed, 'letters', {
  run: async (ctx, told, { by }) => {
    const { ticket, line, act, to } = told;
    const { centre } = ctx.who;
    const readers = await readersOf(ctx, told, by);
    const due = readers.filter(({ admitted }) => admitted);
    if (due.length < readers.length) await tellHeld(ctx, ticket);
    if (due.length === 0) return;
    const now = ctx.now();
    const threads = due.map((one) => ({ ...one, nonce: one.nonce ?? randomBytes(16), fresh: one.nonce === null }));
    const tokenFor = (user: number, nonce: Buffer) => replyTokenOf({ centre, ticket, user }, nonce);
    await insertRows(
      ctx,
      'ticket_thread',
      threads
        .filter(({ fresh }) => fresh)
        .map(({ id: user_id, nonce }) => ({
          ticket_id: ticket,
          user_id,
          nonce,
          token_hash: replyHashOf(tokenFor(user_id, nonce)),
          created_at: now,
        })),
    );
    const letters = due.map(({ id: user_id }) => ({ ticket_id: ticket, user_id, history_id: line, created_at: now }));
    await insertMissing(ctx, 'ticket_letter', letters);
    const mailer = await openMailer(ctx.db, { centre, at: now, language: 'en' });
    const path = to === 'support' ? `/main/ticket/${ticket}` : `/ticket/${ticket}`;
    await sendEmails(
      mailer,
      noticeOf(to),
      threads.map((one) => ({
        to: one,
        once: letterName(line, one.id),
        words: {
          subject: message('tickets.mailSubject', { number: one.number, name: one.name }),
          lines: [
            message(titles[act], { number: one.number, name: one.name, by: one.by }),
            wordsOf(one, speechFor(mailer, one)),
            ...(readsMail(environment()) ? [message('tickets.mailAnswer')] : []),
            message('tickets.mailWhy'),
          ],
          button: { label: message('tickets.mailButton'), path },
          thread: {
            before: lettersBefore({ centre, user: one.id }, one.lines),
            reply: withCentre(tokenFor(one.id, one.nonce), centre),
          },
        },
      })),
    );
  },
});

/** What somebody wrote, or what the line says. */
const wordsOf = (one: Due, request: ReturnType<typeof speechFor>): string => one.words ?? summaryOf(one, { request });
