import '../documents.fields.ts';
import {
  type Calls,
  list,
  mutation,
  object,
  out,
  outcome,
  outOrNull,
  paged,
  query,
  rows,
} from '../../../kernel/call/call.ts';
import { date, id, ids, int, ints, page, text } from '../../../kernel/call/input.ts';
import { orError } from '../../../kernel/read/reach.ts';
import { ChargeCategory, Credit, Invoice, Refund } from '../../../model/billing/entity.ts';
import { categoriesOfOwnLocations, ownCredits, ownInvoices, studentsBilled } from '../../../model/billing/reach.ts';
import { Location } from '../../../model/location/entity.ts';
import { ownLocations } from '../../../model/location/reach.ts';
import { Student } from '../../../model/student/entity.ts';
import { inOrder, within } from '../invoices/lists.ts';
import { asksRefund } from './ask-refund.ts';
import { addCredit, applyOne, changeCredit, refundOne, unapplyOne, voidOne } from './credits.ts';
import { readVoids } from './voids.ts';

const MOST = 100_000_000;
const cents = int(-MOST, MOST);
const reason = text(0, 500).optional();
const listed = {
  location: id(Location).optional(),
  student_id: id(Student).optional(),
  start_date: date().optional(),
  end_date: date().optional(),
  ...page,
};

/** Credits a centre gives, and what was voided. */
export const creditCalls: Calls = {
  getCredits: query({
    rule: 'manager',
    about: 'Lists the credits given and what is left of each.',
    reach: { location: ownLocations, student_id: studentsBilled, rows: ownCredits },
    input: listed,
    answer: paged(Credit),
    run: (_, i) => {
      inOrder(i.start_date, i.end_date);
      return rows(Credit, {
        where: (q) => [
          i.location !== undefined && q('credit.location_id', '=', i.location),
          i.student_id !== undefined && q('credit.student_id', '=', i.student_id),
          within('credit.date', i.start_date, i.end_date),
        ],
        order: ['-date', '-id'],
      });
    },
  }),
  getStudentAvailableCredits: query({
    rule: 'user',
    about: 'Lists the credits of a student of which something is left; contacts see their own.',
    reach: { student_id: studentsBilled, rows: ownCredits },
    input: { student_id: id(Student) },
    answer: list(Credit),
    run: (_, i) =>
      rows(Credit, {
        where: (q) => [q('credit.student_id', '=', i.student_id), q('credit.status', '=', 'available')],
        order: ['expires_on', 'date'],
      }),
  }),
  createCredit: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about: 'Gives an account a credit; zero or less, a day ahead or one of a closed month gets Error.',
    reach: { student_id: orError(studentsBilled), category: orError(categoriesOfOwnLocations) },
    input: {
      student_id: id(Student),
      amount: cents,
      detail: text(0, 500).optional(),
      category: id(ChargeCategory).optional(),
      date: date().optional(),
      expires_on: date().optional(),
    },
    answer: outcome({ credit: Credit }),
    run: addCredit,
  }),
  updateCredit: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about: 'Changes a credit not yet applied; one in use gets Error.',
    reach: { id: orError(ownCredits), category: orError(categoriesOfOwnLocations) },
    input: {
      id: id(Credit),
      amount: cents.optional(),
      detail: text(0, 500).nullish(),
      category: id(ChargeCategory).nullish(),
      date: date().optional(),
    },
    answer: outcome({ credit: Credit }),
    run: changeCredit,
  }),
  applyCredit: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about: 'Applies a credit to open invoices; more than what is left gets Error.',
    reach: { id: orError(ownCredits), invoices: orError(ownInvoices) },
    input: { id: id(Credit), invoices: ids(Invoice, 200), amounts: ints(200, -MOST, MOST).optional() },
    answer: outcome({ credit: Credit }),
    run: applyOne,
  }),
  unapplyCredit: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about: 'Takes a credit off its invoices, or the listed ones; one not applied gets Error.',
    reach: { id: orError(ownCredits), invoices: orError(ownInvoices) },
    input: { id: id(Credit), invoices: ids(Invoice, 200).optional() },
    answer: outcome({ credit: Credit }),
    run: unapplyOne,
  }),
  voidCredit: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about: 'Voids what is left of a credit; one used up gets Error.',
    reach: { id: orError(ownCredits) },
    input: { id: id(Credit), reason },
    answer: outcome({ credit: Credit }),
    run: voidOne,
  }),
  refundCredit: mutation({
    rule: 'manager',
    permission: 'manage_billing',
    about: 'Pays a credit out to its payer; more than what is left gets Error.',
    reach: { id: orError(ownCredits) },
    input: { id: id(Credit), amount: cents, reason },
    answer: outcome({ refund: Refund }),
    confirms: asksRefund,
    run: refundOne,
  }),
  getVoids: query({
    rule: 'manager',
    about: 'Lists voided invoices, payments and credits with who voided them and why, the latest first.',
    reach: { location: ownLocations, student_id: studentsBilled },
    input: listed,
    answer: object(
      {
        data: [
          object(
            {
              kind: out.text,
              id: out.id,
              number: outOrNull(out.text),
              student_name: outOrNull(out.text),
              payer_name: outOrNull(out.text),
              amount: out.int,
              voided_at: out.datetime,
              voided_by: outOrNull(out.text),
              reason: outOrNull(out.text),
            },
            'VoidedRow',
          ),
        ],
        currentPage: out.int,
        lastPage: out.int,
        perPage: out.int,
        total: out.int,
      },
      'VoidedRowPage',
    ),
    run: readVoids,
  }),
};
