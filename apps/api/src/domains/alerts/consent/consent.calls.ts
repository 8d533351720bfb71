import '../alerts.fields.ts';
import { type SqlBool, sql } from 'kysely';
import { type Calls, mutation, object, out, outcome, paged, query, rows } from '../../../kernel/call/call.ts';
import { page, text } from '../../../kernel/call/input.ts';
import { nobody, orError } from '../../../kernel/read/reach.ts';
import { containing } from '../../../kernel/read/search.ts';
import { OptedOut } from '../../../model/alert/entity.ts';
import { optedOutOfOwn } from '../../../model/alert/reach.ts';
import { lifted, liftOptOut, readLink, subscribeAgain, unsubscribeByPage, unsubscribeInput } from './unsubscribe.ts';

const listed = (channel: 'mail' | 'text', search: string | undefined) =>
  rows(OptedOut, {
    order: ['-id'],
    where: () => [
      sql<SqlBool>`opted_out.channel = ${channel}`,
      // A phone that said STOP said it of everything: it stands here once.
      channel === 'text' && sql<SqlBool>`opted_out.purpose = 'operations'`,
      search?.trim() && containing('opted_out.address', search),
    ],
  });
const found = { search: text(0, 80).optional(), ...page };
const { token } = unsubscribeInput;
const fewTries = { times: 30, seconds: 60, by: 'address' } as const;

/** Who wants nothing sent, and the pages on which that is said. */
export const consentCalls: Calls = {
  unsubscribedEmails: query({
    rule: 'manager',
    about: 'Lists the addresses that want no newsletters, or where nothing arrives, with where that came from.',
    reach: { rows: optedOutOfOwn },
    input: found,
    answer: paged(OptedOut),
    run: (_, { search }) => listed('mail', search),
  }),
  unsubscribedSms: query({
    rule: 'manager',
    about: 'Lists the phones that want no texts, with where that came from.',
    reach: { rows: optedOutOfOwn },
    input: found,
    answer: paged(OptedOut),
    run: (_, { search }) => listed('text', search),
  }),
  deleteUnsubscribedEmail: mutation({
    rule: 'manager',
    permission: 'manage_contacts',
    about:
      'Takes an address off the list so it gets newsletters again; without a reason, or with an unknown id, it gets Error.',
    reach: { id: orError(optedOutOfOwn) },
    input: lifted,
    answer: outcome(),
    run: liftOptOut('mail'),
  }),
  deleteUnsubscribedSms: mutation({
    rule: 'manager',
    permission: 'manage_contacts',
    about: 'Takes a phone off the list so it gets texts again; without a reason, or with an unknown id, it gets Error.',
    reach: { id: orError(optedOutOfOwn) },
    input: lifted,
    answer: outcome(),
    run: liftOptOut('text'),
  }),
  getUnsubscribeLink: query({
    rule: 'guest',
    about: 'Answers what the link of a letter is about, the address veiled; an unknown token is null.',
    reach: nobody,
    limit: fewTries,
    input: { token },
    answer: object({ address: out.text, unsubscribed: out.flag }, 'UnsubscribeLink'),
    run: readLink,
  }),
  unsubscribe: mutation({
    rule: 'guest',
    about: 'Takes the address of a link off newsletters; an altered token gets Error.',
    reach: nobody,
    limit: fewTries,
    secret: true,
    input: unsubscribeInput,
    answer: outcome(),
    run: unsubscribeByPage,
  }),
  subscribeAgain: mutation({
    rule: 'guest',
    about: 'Takes back that the address of a link wants no newsletters; an altered token gets Error.',
    reach: nobody,
    limit: fewTries,
    secret: true,
    input: { token },
    answer: outcome(),
    run: subscribeAgain,
  }),
};
