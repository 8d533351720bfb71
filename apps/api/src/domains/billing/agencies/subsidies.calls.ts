import '../documents.fields.ts';
import { sql } from 'kysely';
import { type Calls, declined, done, gone, message, mutation, outcome } from '../../../kernel/call/call.ts';
import { choice, id, ids, page, text } from '../../../kernel/call/input.ts';
import { findRows } from '../../../kernel/db/find-rows.ts';
import { matching } from '../../../kernel/db/where.ts';
import { idOf } from '../../../kernel/read/entity.ts';
import { orError, unasked } from '../../../kernel/read/reach.ts';
import { containing } from '../../../kernel/read/search.ts';
import { insertRows } from '../../../kernel/write/write-rows.ts';
import { BillingAgency, Subsidy } from '../../../model/billing/entity.ts';
import { agenciesOfOwnLocations, studentsBilled } from '../../../model/billing/reach.ts';
import { Location } from '../../../model/location/entity.ts';
import { ownLocations } from '../../../model/location/reach.ts';
import { Student } from '../../../model/student/entity.ts';
import { cents, mustBePositive } from '../documents.ts';
import { todayOfSubsidy } from '../names.ts';
import { agencyHome } from './agency.ts';
import { authorization, endSubsidy, mustNotOutlastMove, period, share, sharesOf, subsidies } from './subsidy.ts';

const ofAgency = { agency_id: id(BillingAgency) };
const office = { rule: 'manager', permission: 'manage_billing' } as const;

/** An agency out of reach is as one without students: the rows are looked for among those within reach. */
export const unknownIsEmpty = unasked(BillingAgency, 'the subsidies it is found by lie within reach');

/** What agencies have authorized for students. */
export const subsidyCalls: Calls = {
  getAgencyStudents: subsidies.list({
    rule: 'manager',
    about: 'Lists the students an agency pays for with its share; an unknown agency answers an empty list.',
    reach: { agency_id: unknownIsEmpty },
    input: { ...ofAgency, search: text(0, 80).optional() },
    where: (q, i) => [
      q('subsidy.agency_id', '=', i.agency_id),
      i.search &&
        sql<boolean>`exists (select 1 from student st where st.id = subsidy.student_id and ${containing('st.full_name', i.search)})`,
    ],
    order: ['-start_date'],
  }),
  addAgencyStudents: mutation({
    ...office,
    about: 'Makes an agency a payer of students with its share from today; a student of another location gets Error.',
    reach: { agency_id: orError(agenciesOfOwnLocations), students: orError(studentsBilled) },
    input: { ...ofAgency, students: ids(Student, 1000), amount: cents.optional(), period, ...authorization },
    answer: outcome(),
    run: async (ctx, { agency_id, students, amount = 0, ...more }) => {
      const shares = await sharesOf(ctx, agency_id, students, { amount, ...more });
      for (const { id: subsidy } of await insertRows(ctx, 'subsidy', shares, ['id']))
        ctx.audit({ entity: Subsidy, id: subsidy, after: { agency_id, amount, ...more } });
      ctx.publish({ kind: 'billing', ids: students });
      return done(message('billing.subsidyAdded', { count: shares.length }));
    },
  }),
  removeAgencyStudent: mutation({
    ...office,
    about: "Ends an agency's share of a student; its open invoices stay.",
    reach: { agency_id: orError(agenciesOfOwnLocations), student_id: orError(studentsBilled) },
    input: { ...ofAgency, student_id: id(Student) },
    answer: outcome(),
    run: async (ctx, { agency_id, student_id }) => {
      const { today } = await agencyHome(ctx, agency_id);
      const rows = await findRows(ctx, 'subsidy', { agency_id, student_id }, undefined, { lock: 'update' });
      const standing = rows.filter(({ end_date }) => end_date === null || end_date >= today);
      if (standing.length === 0) return gone(message('billing.subsidyGone'), 'student_id');
      for (const row of standing) await endSubsidy(ctx, { ...row, id: idOf(Subsidy, row.id) });
      ctx.publish({ kind: 'billing', ids: [student_id] });
      return done(message('billing.subsidyEnded'));
    },
  }),
  getSubsidies: subsidies.list({
    about: 'Lists the shares agencies pay by student; status active, ended or upcoming narrows them.',
    reach: { location: ownLocations, agency_id: agenciesOfOwnLocations },
    input: {
      location: id(Location).optional(),
      agency_id: id(BillingAgency).optional(),
      status: choice('active', 'ended', 'upcoming').optional(),
      ...page,
    },
    where: (_, i, ctx) => {
      const today = todayOfSubsidy({ name: 'subsidy' }, ctx.now());
      const holds = {
        active: sql<boolean>`daterange(subsidy.start_date, subsidy.end_date, '[]') @> ${today}`,
        ended: sql<boolean>`subsidy.end_date < ${today}`,
        upcoming: sql<boolean>`subsidy.start_date > ${today}`,
      };
      return [
        i.location !== undefined &&
          sql<boolean>`exists (select 1 from billing_agency a where a.id = subsidy.agency_id and a.location_id = ${i.location})`,
        matching(Subsidy, { agency_id: i.agency_id }),
        i.status !== undefined && holds[i.status],
      ];
    },
    order: ['-start_date'],
  }),
  createSubsidy: subsidies.add({
    about:
      "Adds an agency's share for a student; an end before the start or a second one for the same time gets Error.",
    reach: { student_id: orError(studentsBilled), agency_id: orError(agenciesOfOwnLocations) },
    input: { student_id: id(Student), ...ofAgency, ...share },
    run: async (ctx, { student_id, agency_id, ...given }) => {
      const [set] = await sharesOf(ctx, agency_id, [student_id], given);
      return set ? { set } : declined(message('billing.studentElsewhere'));
    },
    says: message('billing.subsidyAdded', { count: 1 }),
  }),
  updateSubsidy: subsidies.change({
    about:
      "Changes an agency's share for invoices still to come; later days for a student at another location get Error.",
    input: { ...share, amount: cents.optional() },
    run: async (ctx, subsidy, given) => {
      mustBePositive(given.amount);
      await mustNotOutlastMove(ctx, subsidy, given.end_date);
      return { set: given };
    },
    says: message('billing.subsidyChanged'),
  }),
  deleteSubsidy: subsidies.act({
    about: "Ends an agency's share from today; one that has not begun is deleted.",
    answer: outcome(),
    run: endSubsidy,
    says: message('billing.subsidyEnded'),
  }),
};
