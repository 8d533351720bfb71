import { sql } from 'kysely';
import { downloadAddress, pictureAddress } from '../../files/address.ts';
import { fileOf } from '../../files/pictures.ts';
import { textsIn } from '../../kernel/call/languages.ts';
import type { Who } from '../../kernel/call/who.ts';
import { type Alias, col, type Sql } from '../../kernel/db/tables.ts';
import { way } from '../../kernel/files/ways.ts';
import {
  atLeast,
  computed,
  datetime,
  described,
  fields,
  flag,
  ident,
  many,
  nested,
  one,
  orNull,
  raw,
  text,
} from '../../kernel/read/entity.ts';
import { through } from '../../kernel/read/through.ts';
import { Location } from '../../model/location/entity.ts';
import { inOwnLocations } from '../../model/location/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { ofOwnStudents } from '../../model/student/reach.ts';
import { User } from '../../model/user/entity.ts';
import { isPersonOfOwnLocations } from '../../model/user/reach.ts';
import { summaryOf } from './history.ts';
import { whyHeld } from './mail/why-held.ts';
import { labelOf, statusOf } from './states.ts';
import {
  CannedAnswer,
  HeldMail,
  KnownProblem,
  ProblemReport,
  Ticket,
  TicketAttachment,
  TicketCategory,
  TicketHistory,
  TicketStatus,
  TicketView,
} from './tickets.entities.ts';
import { besideTicket, ofLocations, ofStudents, ofUsers } from './tickets.links.ts';
import {
  allAnswers,
  allCategories,
  allKnownProblems,
  allStatuses,
  attachmentsOfATicket,
  heldMail,
  linesOfATicket,
  ownAttachments,
  ownViews,
  problemsOfOwnLocations,
  ticketsInReach,
} from './tickets.reach.ts';
import { isUnread, reading } from './unread.ts';

fields(TicketStatus, {
  id: ident(),
  name: described('New, Opened, Waiting or Closed.', text()),
  label: described(
    'The same in the language of the caller.',
    computed('String', TicketStatus, ['id'], ({ id }, ctx) => labelOf(ctx, statusOf(id))),
  ),
  color: text(),
});
nested(TicketStatus, allStatuses);

fields(CannedAnswer, {
  id: ident(),
  name: text(),
  text_en: described('What it says in English; {name} and the like are filled from a ticket.', text()),
  text_es: described('The same in Spanish.', text()),
});
nested(CannedAnswer, allAnswers);

fields(HeldMail, {
  id: ident(),
  why: described(
    'Why it was not taken, in the language of the caller.',
    computed('String', HeldMail, ['held'], ({ held }, ctx) => whyHeld(held).in(textsIn(ctx.request))),
  ),
  sender: described('The address it says it is from, which nobody may have proven.', text()),
  sender_name: text(),
  subject: text(),
  words: text(),
  ticket: described('The ticket its address named, or that was made of it.', one(Ticket, 'ticket_id')),
  received_at: datetime(),
});
nested(HeldMail, heldMail);

fields(KnownProblem, {
  id: ident(),
  text: described(
    'What is broken, in the language of the caller.',
    computed('String', KnownProblem, ['text_en', 'text_es'], ({ text_en, text_es }, { request }) =>
      request.language === 'es' ? text_es : text_en,
    ),
  ),
  since: datetime(),
});
nested(KnownProblem, allKnownProblems);

fields(TicketView, { id: ident(), name: text() });
nested(TicketView, ownViews);

fields(TicketCategory, { id: ident(), name: text(), description: orNull.text() });
nested(TicketCategory, allCategories);

const nameOf = (user: Sql): Sql => sql`(select u.full_name from app_user u where u.id = ${user})`;
/** Who looks at a ticket tells so again and again; whoever was not heard of for so long has left. */
const LOOKING = sql`interval '45 seconds'`;
const WRITING = sql`interval '10 seconds'`;

fields(Ticket, {
  id: ident(),
  ticket_number: text(),
  name: text(),
  description: text(),
  created_at: datetime(),
  updated_at: datetime(),
  status: one(TicketStatus, 'status_id'),
  category: one(TicketCategory, 'category_id'),
  locations: through(ofLocations, Location, Ticket, ['name']),
  // An account that went into another one stays linked where both were.
  users: through(ofUsers, User, Ticket, ['lname', 'fname'], (user) => sql`${col(user, 'deleted_at')} is null`),
  students: through(ofStudents, Student, Ticket, ['lname', 'fname']),
  action_by: described('Who acted last.', one(User, 'action_by')),
  created_by: one(User, 'created_by'),
  created_by_name: described(
    'Who opened it, also where that person is of support or has left the locations of the reader.',
    raw(
      'String',
      Ticket,
      (as) => sql`coalesce(${nameOf(col(as, 'created_by'))}, (select h.author from ticket_history h
      where h.ticket_id = ${col(as, 'id')} and h.kind = 'opened' limit 1))`,
    ),
  ),
  updated_by: one(User, 'updated_by'),
  assignee: described('Who of support looks after it.', atLeast('kvsupport', one(User, 'assignee'))),
  first_answer_at: described('When support answered first.', orNull.datetime()),
  waiting_since: orNull.datetime(),
  closed_at: orNull.datetime(),
  follows: described('The older ticket it goes on from.', one(Ticket, 'follows')),
  merged_into: described(
    'The ticket it was merged into, where the reader reaches that one.',
    one(Ticket, 'merged_into'),
  ),
  is_merged: described(
    'Whether it went into another ticket, also one out of reach: it is closed for good.',
    raw('Boolean', Ticket, (as) => sql`${col(as, 'merged_into')} is not null`),
  ),
  doubles: described(
    'Tickets that were merged into it.',
    many(Ticket, Ticket, (double, ticket) => sql`${col(double, 'merged_into')} = ${col(ticket, 'id')}`, ['id']),
  ),
  linked: described('Tickets that have to do with it.', through(besideTicket, Ticket, Ticket, ['id'])),
  due_at: described(
    'Until when support is to answer what the opening side has said, in hours of work; null once it has.',
    atLeast('kvsupport', orNull.datetime()),
  ),
  is_late: described(
    'Whether that has passed.',
    atLeast(
      'kvsupport',
      raw('Boolean', Ticket, (as, _, now) => sql`coalesce(${col(as, 'due_at')} < ${now}::timestamptz, false)`),
    ),
  ),
  snoozed_until: described(
    'The day until which support lets it rest; an answer of the opening side ends that.',
    atLeast('kvsupport', orNull.date()),
  ),
  helped: described('What its opener has answered to "Did this help?"; null while that is not said.', orNull.flag()),
  rated_at: orNull.datetime(),
  attachments: many(
    TicketAttachment,
    Ticket,
    (file, ticket) => sql`${col(file, 'ticket_id')} = ${col(ticket, 'id')} and ${col(file, 'deleted_at')} is null`,
    ['id'],
  ),
  history: many(TicketHistory, Ticket, (line, ticket) => sql`${col(line, 'ticket_id')} = ${col(ticket, 'id')}`, ['id']),
  unread: described(
    'Whether somebody else has said or done something since the caller looked.',
    raw('Boolean', Ticket, (as, who) => isUnread(who, as)),
  ),
  draft: described(
    'What the caller has written and not sent.',
    raw('String', Ticket, (as, who) => reading(who, as, sql`tr.draft`)),
  ),
  draft_internal: described(
    'Whether that was to be an internal note.',
    raw('Boolean', Ticket, (as, who) => reading(who, as, sql`tr.draft_internal`)),
  ),
  watchers: described(
    'For support, who else looks at it now: [{id, name, writing}].',
    atLeast(
      'kvsupport',
      raw(
        'JSON',
        Ticket,
        (as, who, now) => sql`(select coalesce(json_agg(json_build_object('id', u.id, 'name', u.full_name,
          'writing', coalesce(tr.writing_at > ${now}::timestamptz - ${WRITING}, false)) order by u.full_name), '[]')
        from ticket_reader tr join app_user u on u.id = tr.user_id
        where tr.ticket_id = ${col(as, 'id')} and tr.user_id <> ${who.user}
          and tr.looked_at > ${now}::timestamptz - ${LOOKING})`,
      ),
    ),
  ),
});
nested(Ticket, ticketsInReach);

/** The names of what a line held before or afterwards, of those the reader reaches. */
const namesOf = (who: Who, as: Alias<'ticket_history'>, ids: Sql): Sql => sql`case ${col(as, 'kind')}
  when 'locations' then (select string_agg(l.name, ', ' order by l.name) from location l
    where l.id = any(${ids}) and ${inOwnLocations(who, sql`l.id`)})
  when 'students' then (select string_agg(s.full_name, ', ' order by s.full_name) from student s
    where s.id = any(${ids}) and ${ofOwnStudents(who, sql`s.id`)})
  when 'users' then (select string_agg(u.full_name, ', ' order by u.full_name) from app_user u
    where u.id = any(${ids}) and ${isPersonOfOwnLocations(who, sql`u.id`)})
  when 'assigned' then (select u.full_name from app_user u where u.id = any(${ids}))
  else (select string_agg(t.ticket_number, ', ' order by t.id) from ticket t
    where ${col(as, 'kind')} in ('merged', 'absorbed', 'linked', 'unlinked') and t.id = any(${ids})
      and ${ticketsInReach.filter(who, { name: 't' })}) end`;

fields(TicketHistory, {
  id: ident(),
  kind: described('What was done: a word that stays the same in every language.', text()),
  summary: described(
    'The same in one sentence, in the language of the caller; what it was before, and what it is.',
    computed(
      'String',
      TicketHistory,
      ['kind', 'before', 'after'],
      (line, ctx) => summaryOf({ ...line, names_before: line['names before'], names_after: line['names after'] }, ctx),
      {
        'names before': (as, who) => namesOf(who, as, col(as, 'before_ids')),
        'names after': (as, who) => namesOf(who, as, col(as, 'after_ids')),
      },
    ),
  ),
  description: described('The words of a comment or an internal note.', orNull.text()),
  quoted: described('What a mail has quoted of what it answers; its words stand without that.', orNull.text()),
  before: described('The text before, of a name or a description.', orNull.text()),
  after: orNull.text(),
  internal: described('A note of support, of which nobody else is told.', flag()),
  by_mail: described('Whether it came by mail: its writer saw the letter, and not the screen.', flag()),
  created_at: datetime(),
  action_by: described('Who did it.', one(User, 'action_by')),
  action_by_name: described(
    'The name of who did it, also of somebody of the platform.',
    raw('String', TicketHistory, (as) => sql`coalesce(${nameOf(col(as, 'action_by'))}, ${col(as, 'author')})`),
  ),
  created_by: described('In whose name it was done.', one(User, 'created_by')),
  created_by_name: raw(
    'String',
    TicketHistory,
    (as) => sql`coalesce(${nameOf(col(as, 'created_by'))}, ${col(as, 'author')})`,
  ),
  attachment: many(
    TicketAttachment,
    TicketHistory,
    (file, line) => sql`${col(file, 'history_id')} = ${col(line, 'id')}`,
    ['id'],
  ),
});
nested(TicketHistory, linesOfATicket);

/** The name in the store. */
export const storedAs = ({ file, picture, type }: { file: string | null; picture: string | null; type: string }) =>
  picture === null ? `${file}.${type}` : fileOf(picture, 'full');

/** A file is fetched through its row: no more once it, its line or its ticket is out of reach or gone. */
export const ofAttachment = way('ticket attachment', TicketAttachment, {
  scope: ownAttachments,
  shows: (as, key) => sql`${col(as, 'deleted_at')} is null and (${col(as, 'picture')} = ${key}
    or ${col(as, 'file')} || '.' || ${col(as, 'type')} = ${key} or ${col(as, 'picture')} || '-full.webp' = ${key})`,
});

fields(TicketAttachment, {
  id: ident(),
  file_name: described(
    'What it is named by where it is downloaded.',
    raw('String', TicketAttachment, (as) => sql`coalesce(${col(as, 'file')}, ${col(as, 'picture')})`),
  ),
  orignal_name: text('name'),
  storage_link: described(
    'Where it is fetched for a while, a picture to be shown; null once it was removed.',
    computed('String', TicketAttachment, ['id', 'file', 'picture', 'type', 'name', 'deleted_at'], (row, ctx) => {
      if (row.deleted_at !== null) return null;
      if (row.picture !== null) return pictureAddress(ctx, row.picture, 'full', ofAttachment(row.id));
      return downloadAddress(ctx, storedAs(row), row.name, ofAttachment(row.id));
    }),
  ),
  is_picture: raw('Boolean', TicketAttachment, (as) => sql`${col(as, 'picture')} is not null`),
  created_at: datetime(),
  uploaded_by: one(User, 'uploaded_by'),
  own: described(
    'Whether the caller has uploaded it.',
    raw('Boolean', TicketAttachment, (as, who) => sql`coalesce(${col(as, 'uploaded_by')} = ${who.user}, false)`),
  ),
  deleted_at: orNull.datetime(),
});
nested(TicketAttachment, attachmentsOfATicket);

fields(ProblemReport, {
  id: ident(),
  description: text(),
  details: described('Where it was seen and by what browser.', orNull.text()),
  location: one(Location, 'location_id'),
  created_by_name: raw('String', ProblemReport, (as) => nameOf(col(as, 'created_by'))),
  created_at: datetime(),
});
nested(ProblemReport, problemsOfOwnLocations);
