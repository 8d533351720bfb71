import './newsletters.fields.ts';
import { type SqlBool, sql } from 'kysely';
import { type Calls, mutation, object, out, outcome, paged, query, rows } from '../../kernel/call/call.ts';
import { email, flag, id, page, richText, text } from '../../kernel/call/input.ts';
import { nobody, orError } from '../../kernel/read/reach.ts';
import { containing } from '../../kernel/read/search.ts';
import { LetterRecipient, LetterSend, Newsletter } from '../../model/letter/entity.ts';
import {
  loggedNewsletters,
  ownNewsletters,
  ownRecipients,
  ownSends,
  rolesWrittenTo,
} from '../../model/letter/reach.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { roomsOfOwnLocations } from '../../model/room/reach.ts';
import { ownPeople } from '../../model/user/reach.ts';
import {
  attachment,
  byRole,
  document,
  readers,
  sendNewsletterActionInput,
  sendNewsletterInput,
} from './newsletters.inputs.ts';
import { countReaders, pause, preview, sendAction, sendNewsletter, sendTest, sendWritten } from './send.ts';

const own = { reach: { id: orError(ownNewsletters) }, input: { id: id(Newsletter) } };
const send = 'send_announcements' as const;
const asksLetter = { LETTER: 'always: to how many it goes, its subject, and how it begins' } as const;

/** What makes letters leave. */
export const sendCalls: Calls = {
  sendNewsletter: mutation({
    rule: 'manager',
    permission: send,
    about:
      'Sends a newsletter, now or at a moment; unsubscribed and placeholder addresses are left out and answered in errors.',
    reach: {
      ...own.reach,
      users: orError(ownPeople),
      programs: orError(roomsOfOwnLocations),
      locations: orError(ownLocations),
    },
    input: sendNewsletterInput,
    answer: outcome({ send: LetterSend }),
    confirms: asksLetter,
    run: sendNewsletter,
  }),
  sendNewsletterAction: mutation({
    rule: 'manager',
    permission: send,
    about:
      'Sends a newsletter or a written message to people at once and logs it; no recipient or an empty subject gets Error.',
    reach: {
      users: orError(ownPeople),
      id: orError(ownNewsletters),
      location: orError(ownLocations),
      msg_users: orError(ownPeople),
    },
    input: sendNewsletterActionInput,
    answer: outcome({ send: LetterSend }),
    confirms: asksLetter,
    run: sendAction,
  }),
  sendTestNewsletter: mutation({
    rule: 'manager',
    permission: send,
    limit: { times: 20, seconds: 3600, by: 'user' },
    about: 'Sends one copy to the given address, without a row in the log; an unknown id gets Error.',
    reach: own.reach,
    input: { ...own.input, email: email() },
    answer: outcome(),
    run: sendTest,
  }),
  pauseNewsletter: mutation({
    rule: 'manager',
    permission: send,
    about: 'Holds a letter up where it is, or lets it go on; one that has gone gets Error.',
    reach: { id: orError(ownSends) },
    input: { id: id(LetterSend), paused: flag() },
    answer: outcome(),
    run: pause,
  }),
  newsletterAudience: query({
    rule: 'manager',
    about: 'Counts whom a letter would reach, and names who is left out and why; what is out of reach is refused.',
    reach: { users: ownPeople, programs: roomsOfOwnLocations, locations: ownLocations, roles: rolesWrittenTo },
    input: { ...readers, ...byRole },
    answer: object(
      {
        count: out.int,
        left_out: out.int,
        left: [object({ id: out.id, name: out.text, reason: out.text }, 'NewsletterLeftOut')],
      },
      'NewsletterAudience',
    ),
    run: countReaders,
  }),
  previewNewsletter: query({
    rule: 'manager',
    about: 'Answers a letter as its readers see it, as a page and as plain text, and how many bytes it takes.',
    reach: nobody,
    input: { template: document, subject: text(0, 200).optional() },
    answer: object({ html: out.text, plain: out.text, bytes: out.int }, 'NewsletterPreview'),
    run: (ctx, i) => preview(ctx, i.template, i.subject ?? ''),
  }),
  getNewsletterLog: query({
    rule: 'manager',
    about:
      'Lists to whom and when a newsletter went and what became of it, also of a deleted one; an id out of reach is refused.',
    reach: { id: loggedNewsletters, rows: ownRecipients },
    input: { ...own.input, ...page },
    answer: paged(LetterRecipient),
    run: (_, i) =>
      rows(LetterRecipient, {
        order: ['-send_id', 'email'],
        where: () => [
          sql<SqlBool>`exists (select 1 from letter_send s where s.id = letter_recipient.send_id
            and s.newsletter_id = ${i.id})`,
        ],
      }),
  }),
  sendCustomEmail: mutation({
    rule: 'kvsupport',
    permission: null,
    because: 'support writes in the name of the centre',
    about: 'Sends a written letter to people, to families of rooms, or to roles in locations; no recipient gets Error.',
    reach: {
      users: orError(ownPeople),
      programs: orError(roomsOfOwnLocations),
      locations: orError(ownLocations),
      roles: orError(rolesWrittenTo),
    },
    input: {
      subject: text(1, 200),
      msg: richText(20_000),
      ...readers,
      ...byRole,
      ...attachment,
    },
    answer: outcome({ send: LetterSend }),
    confirms: asksLetter,
    run: sendWritten,
  }),
  customEmails: query({
    rule: 'kvsupport',
    about: 'Lists the custom letters with recipients and result, the newest first.',
    reach: { rows: ownSends },
    input: { search: text(0, 80).optional(), ...page },
    answer: paged(LetterSend),
    run: (_, i) =>
      rows(LetterSend, {
        order: ['-id'],
        where: () => [
          sql<SqlBool>`letter_send.kind = 'custom'`,
          i.search?.trim() && containing('letter_send.subject', i.search),
        ],
      }),
  }),
};
