import { allows, isRole, type Role } from '@nestling/rules/roles.ts';
import { ticketStateIds } from '@nestling/rules/ticket-states.ts';
import { sql } from 'kysely';
import { keepDocument } from '../../../files/keep-document.ts';
import type { AppContext } from '../../../kernel/call/app-context.ts';
import { message } from '../../../kernel/call/call.ts';
import type { Acting, WorkContext } from '../../../kernel/call/context.ts';
import { textsIn } from '../../../kernel/call/languages.ts';
import { UserError } from '../../../kernel/call/refusals.ts';
import type { Who } from '../../../kernel/call/who.ts';
import { compile, typed } from '../../../kernel/db/compile.ts';
import { Session } from '../../../kernel/db/session.ts';
import type { Sql } from '../../../kernel/db/tables.ts';
import { asPerson, asSystem } from '../../../kernel/jobs/perform.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { inserting, unlessThere, updateRows } from '../../../kernel/write/write-rows.ts';
import { holdsNow } from '../../../model/permission/holds.ts';
import { User } from '../../../model/user/entity.ts';
import { roleOf } from '../../../model/user/role-of.ts';
import { realAddress } from '../../../outbox/placeholder.ts';
import { keepPicture } from '../../media/media.door.ts';
import { firstLineOf, otherCategory } from '../of-words.ts';
import { addTicket } from '../open-ticket.ts';
import { replyTo } from '../reply.ts';
import { replyHashOf } from '../thread.ts';
import { published, type TicketRow } from '../ticket.ts';
import { Ticket, TicketCategory, TicketStatus } from '../tickets.entities.ts';
import { ticketsInReach } from '../tickets.reach.ts';
import type { MailFile, ReadMail } from './mail-thread.ts';
import { sealMail } from './sealed-mail.ts';
import type { Held } from './why-held.ts';

/** So many mails of one ticket are taken in an hour, and so many of all are held: two systems that answer come to an end. */
const MOST_OF_A_TICKET = 20;
const MOST_HELD = 200;

/** Who may have written: the person of the address the mail came to, or whose own address it bears. */
interface Person {
  readonly id: number | null;
  readonly role: string | null;
  readonly language: 'en' | 'es' | null;
  readonly email: string | null;
  readonly ticket: number | null;
}

/** A mail is not taken, but held. */
class IsHeld extends Error {
  readonly why: Held;
  constructor(why: Held) {
    super(`The mail is held: ${why}`);
    this.why = why;
  }
}

const person = sql`u.id, ${roleOf('u')} as role, u.language, lower(${realAddress(sql`u.email`)}) as email`;
const acts = sql`u.status = 'active' and u.deleted_at is null and u.email_confirmed`;

const ofToken = (token: string): Sql => sql`select ${person}, th.ticket_id as ticket from ticket_thread th
  left join app_user u on u.id = th.user_id and ${acts} where th.token_hash = ${replyHashOf(token)}`;
const ofAddress = (address: string): Sql => sql`select ${person}, null::int as ticket from app_user u
  where lower(${realAddress(sql`u.email`)}) = ${address} and ${acts} order by u.id limit 2`;

const whoMailed = async (
  app: AppContext,
  { centre, token, mail }: MailIn,
): Promise<{ readonly found: Person | null; readonly held: number }> => {
  const asked = token === null ? ofAddress(mail.from ?? '') : ofToken(token);
  const counted = sql`select count(*)::int as count from ticket_mail
    where held is not null and received_at > ${app.clock.now()}::timestamptz - interval '1 hour'`;
  const session = new Session(app.pools, centre, false, [], { poolName: 'system', often: true });
  const [people, held] = await session.send([compile(asked), compile(counted)]);
  const rows = typed<Person>(people?.rows ?? []);
  // Two accounts with one address say nothing of whose the mail is.
  return {
    found: rows.length === 1 ? (rows[0] ?? null) : null,
    held: typed<{ count: number }>(held?.rows ?? [])[0]?.count ?? 0,
  };
};

/** SQL: a ticket (`t`) is one somebody may answer now, as the call for it asks. */
const mayAnswer = (who: Who): Sql => {
  const asked = allows(who.role, 'kvsupport')
    ? sql`(t.created_by = ${who.user} or ${holdsNow(who, 'handle_tickets')})`
    : sql`true`;
  return sql`${ticketsInReach.filter(who, { name: 't' })} and ${asked}`;
};

const NAME = 'ticket.mail';

/** A mail that came to a centre; `token` is what its address names, null where it came to the bare one. */
export interface MailIn {
  readonly centre: number;
  readonly token: string | null;
  readonly mail: ReadMail;
  /** The mail as it came. */
  readonly raw: Uint8Array;
  /** Whether staff of the centre change nothing at this time, as it has not paid. */
  readonly suspended: boolean;
}

const sealedOf = ({ centre, mail, raw }: MailIn): Buffer | null => sealMail(centre, Buffer.from(mail.digest), raw);

/** SQL: notes that the mail has come, and answers no row where it has before. */
const noted = (ctx: WorkContext, given: MailIn, ticket_id: number | null) => {
  const { digest, from } = given.mail;
  const row = { digest: Buffer.from(digest), received_at: ctx.now(), sender: from ?? '', ticket_id };
  return inserting('ticket_mail', [{ ...row, sealed: sealedOf(given) }], ['id'], unlessThere);
};

/**
 * Takes over one that has come before and was held while nothing proved it: a copy somebody else has sent, or one that lost
 * its signature on the way, does not stand in the way of the mail that is proven. False where there is none.
 */
const takenOver = async (ctx: WorkContext, given: MailIn, ticket_id: number | null): Promise<boolean> => {
  const { mail } = given;
  const open = sql`digest = ${Buffer.from(mail.digest)} and held is not null and handled_at is null`;
  const taken = { held: null, subject: '', words: '', sender_name: '', sender: mail.from ?? '', ticket_id };
  const sealed = sealedOf(given);
  return (await updateRows(ctx, 'ticket_mail', open, { ...taken, sealed, received_at: ctx.now() }, ['id'])).length > 0;
};

const keepFile = async (ctx: Acting, { name, bytes }: MailFile): Promise<string | null> => {
  const document = await keepDocument(ctx, Buffer.from(bytes), name);
  if (document) return document.key;
  const picture = await keepPicture(ctx, Buffer.from(bytes));
  return 'key' in picture ? picture.key : null;
};

/** What the mail says, with how many files are not there. */
const wordsWithFiles = async (ctx: Acting, { words, files, left }: ReadMail) => {
  const keys: string[] = [];
  for (const file of files) {
    const key = await keepFile(ctx, file);
    if (key) keys.push(key);
  }
  const missing = left + files.length - keys.length;
  const texts = textsIn(ctx.request);
  const said = words || message('tickets.mailOfFiles').in(texts);
  const gone = missing > 0 ? `\n\n${message('tickets.mailFilesLeft', { count: missing }).in(texts)}` : '';
  return { words: `${said.slice(0, 10_000 - gone.length)}${gone}`, files: keys };
};

interface Asked extends TicketRow {
  readonly reached: boolean;
  readonly count: number;
}
/** SQL: holds a ticket, with whether the caller may answer it now, and how many other mails of it came within the hour. */
const asking = (ctx: Acting, { mail }: MailIn, ticket: number) => sql<Asked>`select t.*,
    ${mayAnswer(ctx.who)} as reached,
    (select count(*)::int from ticket_mail m where m.ticket_id = t.id and m.digest <> ${Buffer.from(mail.digest)}
      and m.received_at > ${ctx.now()}::timestamptz - interval '1 hour') as count
  from ticket t where t.id = ${ticket} and exists (select 1 from app_user u where u.id = ${ctx.who.user} and ${acts}
    and ${roleOf('u')} = ${ctx.who.role})
  for update of t`;

/** Adds what a mail says to its ticket, as the call of the portal would for the same person at this moment. */
const answer = async (ctx: Acting, given: MailIn, ticket: number): Promise<void> => {
  const [first, [held]] = await ctx.lockAndRead(noted(ctx, given, ticket), asking(ctx, given, ticket));
  if (first.length === 0 && !(await takenOver(ctx, given, ticket))) return;
  if (!held?.reached) throw new IsHeld('right');
  if (held.count >= MOST_OF_A_TICKET) throw new IsHeld('many');
  const { words, files } = await wordsWithFiles(ctx, given.mail);
  const written = { id: idOf(Ticket, ticket), comment: words, comment_by: idOf(User, ctx.who.user), files };
  const said = await replyTo(ctx, held, written, given.mail);
  if (said instanceof UserError) throw said;
};

/** Opens a ticket of what somebody who may has sent to the bare address. */
const open = async (ctx: Acting, given: MailIn): Promise<void> => {
  const { mail } = given;
  const { rows } = await noted(ctx, given, null).execute(ctx.db);
  if (rows.length === 0 && !(await takenOver(ctx, given, null))) return;
  const { words, files } = await wordsWithFiles(ctx, mail);
  const ticket = await addTicket(
    ctx,
    {
      name: firstLineOf(mail.subject || words),
      description: words,
      status: idOf(TicketStatus, ticketStateIds.new),
      category: idOf(TicketCategory, await otherCategory(ctx)),
      files,
    },
    ctx.who.user,
    { mail },
  );
  await updateRows(ctx, 'ticket_mail', { digest: Buffer.from(mail.digest) }, { ticket_id: ticket.id });
};

/** Keeps what a mail says until support has seen to it. */
const hold = (app: AppContext, given: MailIn, ticket_id: number | null, held: Held): Promise<void> =>
  asSystem(app, { centre: given.centre, name: NAME, pool: 'system' }, async (ctx) => {
    const { rows } = await noted(ctx, given, ticket_id).execute(ctx.db);
    if (rows.length === 0) return;
    const { digest, fromName: sender_name, subject, words } = given.mail;
    await updateRows(ctx, 'ticket_mail', { digest: Buffer.from(digest) }, { held, sender_name, subject, words });
    if (ticket_id !== null) published(ctx, ticket_id, true);
  });

/** Why a mail is no word of the person it may be of; null where it is. */
const whyNot = ({ token, mail, suspended }: MailIn, found: Person | null): Held | null => {
  if (!mail.isReadable) return 'unreadable';
  if (token !== null && found === null) return 'address';
  if (found === null) return 'unknown';
  if (found.id === null || found.email === null || suspended) return 'right';
  if (mail.from !== found.email) return 'sender';
  if (mail.proven !== 'yes') return 'unproven';
  if (!isRole(found.role ?? '') || !allows(roleIn(found), 'manager')) return token === null ? 'unknown' : 'right';
  return mail.words === '' && mail.files.length === 0 ? 'empty' : null;
};
const roleIn = ({ role }: Person): Role => (role !== null && isRole(role) ? role : 'guest');

/**
 * Takes a mail: it becomes a reply in the name of who is proven to have sent it, a ticket where it came to the bare address,
 * or is held with why. What a program wrote changes nothing. 'later': to be brought again.
 */
export const takeMail = async (app: AppContext, given: MailIn): Promise<'taken' | 'held' | 'left' | 'later'> => {
  const { centre, mail } = given;
  if (mail.automatic) return 'left';
  const { found, held } = await whoMailed(app, given);
  const why = whyNot(given, found);
  if (why === 'unproven' && mail.proven === 'later') return 'later';
  const holding = async (reason: Held) => {
    if (held >= MOST_HELD) return 'later';
    await hold(app, given, found?.ticket ?? null, reason);
    return 'held';
  };
  if (why !== null || !found?.id) return holding(why ?? 'unknown');
  const who: Who = { centre, user: found.id, role: roleIn(found), session: '' };
  const speech = { language: found.language ?? 'en', pets: false };
  try {
    await asPerson(app, { who, speech, name: NAME, pool: 'system', often: true }, (ctx) =>
      found.ticket === null ? open(ctx, given) : answer(ctx, given, found.ticket),
    );
    return 'taken';
  } catch (error) {
    if (error instanceof IsHeld) return holding(error.why);
    if (error instanceof UserError) return holding('declined');
    throw error;
  }
};
