import './forgotten.fields.ts';
import { type SqlBool, sql } from 'kysely';
import { type Calls, list, mutation, outcome, query, rows } from '../../../kernel/call/call.ts';
import { clock, id, secret, text } from '../../../kernel/call/input.ts';
import { nobody, orError } from '../../../kernel/read/reach.ts';
import { Location } from '../../../model/location/entity.ts';
import { ownLocations } from '../../../model/location/reach.ts';
import { answerByLink, linkPage, showByLink } from './by-link.ts';
import { ForgottenCheckout } from './forgotten.entities.ts';
import { forgottenAtOwn } from './forgotten.fields.ts';
import { settleForgotten } from './settle.ts';

const limit = { times: 30, seconds: 60, by: 'address' } as const;
const token = secret(1, 100);

/** Children nobody checked out: what the family says by the link of a letter, and how staff settle it. */
export const forgottenCalls: Calls = {
  forgottenCheckoutByLink: query({
    rule: 'guest',
    about: 'Answers what the link of a letter asks about a child nobody checked out; looking at it changes nothing.',
    reach: nobody,
    limit,
    input: { token },
    answer: linkPage,
    run: showByLink,
  }),
  answerForgottenCheckout: mutation({
    rule: 'guest',
    about:
      'A member of the family says by its link when the child went; without a time at the one proposed. Staff confirm it. A link that was answered or is too old gets Error.',
    reach: nobody,
    secret: true,
    limit,
    input: { token, time: clock().optional(), note: text(0, 500).optional() },
    answer: outcome(),
    run: answerByLink,
  }),
  forgottenCheckouts: query({
    rule: 'teacher',
    about: 'Lists the stays of a location that nobody ended, with what is proposed and what the family says.',
    reach: { location: ownLocations, rows: forgottenAtOwn },
    input: { location: id(Location) },
    answer: list(ForgottenCheckout),
    run: (_, i) =>
      rows(ForgottenCheckout, {
        where: () => [
          sql<SqlBool>`forgotten_checkout.location_id = ${i.location} and forgotten_checkout.settled_at is null
            and exists (select 1 from attendance a where a.id = forgotten_checkout.attendance_id
              and a.checked_out_at is null)`,
        ],
        order: ['proposed_at', 'id'],
      }),
  }),
  settleForgottenCheckout: mutation({
    rule: 'teacher',
    permission: null,
    because: 'the work of the door: who is there says who came and went',
    about:
      'Ends a stay nobody ended, with a reason: as the family says, else as was proposed, or at another time of its day. One settled before gets Error.',
    reach: { id: orError(forgottenAtOwn) },
    input: { id: id(ForgottenCheckout), time: clock().optional(), reason: text(3, 500) },
    answer: outcome(),
    run: settleForgotten,
  }),
};
