import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import type { Who } from '../../kernel/call/who.ts';
import { type Alias, col, type Sql, type Table } from '../../kernel/db/tables.ts';
import type { Entity } from '../../kernel/read/entity.ts';
import { type Scope, scope } from '../../kernel/read/reach.ts';
import { inOwnLocations } from '../location/reach.ts';
import { Student } from '../student/entity.ts';
import { ownStudentIds } from '../student/reach.ts';
import { User } from '../user/entity.ts';
import { isPersonOfOwnLocations } from '../user/reach.ts';
import {
  AgencyAccount,
  BillingAccount,
  BillingAgency,
  BillingPlan,
  BillingPlanTemplate,
  BillingProgram,
  BillingRun,
  ChargeCategory,
  Credit,
  Deposit,
  Invoice,
  InvoiceAdjustment,
  InvoiceItem,
  InvoiceQuestion,
  Payer,
  Payment,
  PaymentMethod,
  PresetItem,
  Refund,
  Subsidy,
  UpcomingChange,
  VariableCharge,
} from './entity.ts';

/** Managers see the money of own locations. Below them nobody does by their role: teachers are as anybody else. */
const isOffice = (who: Who): boolean => allows(who.role, 'manager');

const column = (as: Alias<Table>, name: string): Sql => sql.ref(`${as.name}.${name}`);

/** Records of the office, at own locations. */
const ofOffice = <T extends Table>(of: Entity<T>, label: string): Scope<T> =>
  scope(of, `${label} of own locations`, (who, as) =>
    isOffice(who) ? inOwnLocations(who, column(as, 'location_id')) : sql`false`,
  );

/** A contact the office knows, and that is not on the black list of the student: what it pays for is its own to see. */
const isOwnPayer = (who: Who, user: Sql, student: Sql): Sql => sql`${user} = ${who.user}
  and exists (select 1 from app_user self where self.id = ${who.user}
    and not self.pending and self.deleted_at is null)
  and not exists (select 1 from guardian_link gl where gl.user_id = ${who.user}
    and gl.student_id = ${student} and gl.black_list)`;

/** Own documents of a payer, whatever became of its share since; for managers those of own locations. */
const ofPayer = <T extends Table>(
  of: Entity<T>,
  label: string,
  also: (as: Alias<T>) => Sql = () => sql`true`,
): Scope<T> =>
  scope(of, `own ${label}, or ${label} of own locations`, (who, as) =>
    isOffice(who)
      ? inOwnLocations(who, column(as, 'location_id'))
      : sql`(${isOwnPayer(who, column(as, 'user_id'), column(as, 'student_id'))} and ${also(as)})`,
  );

/** The students whose money somebody sees: own ones (each sees own invoices of them alone), and those they have paid for. */
const billedStudents = (who: Who, id: Sql, location: Sql): Sql =>
  isOffice(who)
    ? inOwnLocations(who, location)
    : sql`(${id} in (${ownStudentIds(who)}) or exists (select 1 from invoice i where i.student_id = ${id}
      and i.status <> 'draft' and ${isOwnPayer(who, sql`i.user_id`, id)}))`;

export const programsOfOwnLocations = scope(BillingProgram, 'billing programs of own locations', (who, as) =>
  inOwnLocations(who, col(as, 'location_id')),
);
export const categoriesOfOwnLocations = ofOffice(ChargeCategory, 'charge categories');
/** Those of the whole centre stand for every location; changing them is for who reaches all of them. */
export const presetsOfOwnLocations = scope(PresetItem, 'preset items of the centre or of own locations', (who, as) =>
  isOffice(who)
    ? sql`(${col(as, 'location_id')} is null or ${inOwnLocations(who, col(as, 'location_id'))})`
    : sql`false`,
);
export const chargesOfOwnLocations = scope(VariableCharge, 'variable charges of own locations', (who, as) =>
  isOffice(who)
    ? sql`(${col(as, 'deleted_at')} is null and ${inOwnLocations(who, col(as, 'location_id'))})`
    : sql`false`,
);
export const templatesOfOwnLocations = ofOffice(BillingPlanTemplate, 'plan templates');
export const plansOfOwnStudents = scope(BillingPlan, 'plans of own students, or of own locations', (who, as) =>
  isOffice(who)
    ? inOwnLocations(who, col(as, 'location_id'))
    : sql`${col(as, 'student_id')} in (${ownStudentIds(who)})`,
);
export const runsOfOwnLocations = ofOffice(BillingRun, 'billing runs');
export const changesOfOwnPlans = scope(UpcomingChange, 'changes of bills to come of own locations', (who, as) =>
  isOffice(who)
    ? sql`exists (select 1 from billing_plan own_p where own_p.id = ${col(as, 'plan_id')}
        and ${inOwnLocations(who, sql`own_p.location_id`)})`
    : sql`false`,
);
export const ownInvoices = ofPayer(Invoice, 'invoices', (as) => sql`${col(as, 'status')} <> 'draft'`);
export const ownDeposits = scope(Deposit, 'own deposits, or deposits of own locations', (who, as) =>
  isOffice(who)
    ? sql`(${col(as, 'deposit')} and ${inOwnLocations(who, col(as, 'location_id'))})`
    : sql`(${col(as, 'deposit')} and ${isOwnPayer(who, col(as, 'user_id'), col(as, 'student_id'))})`,
);
/** Items are seen where their invoice is. */
const ofOwnInvoice = <T extends 'invoice_item'>(of: Entity<T>): Scope<T> =>
  scope(of, 'items of invoices within reach', (who, as) => {
    const invoice: Alias<'invoice'> = { name: 'own_i' };
    return sql`exists (select 1 from invoice own_i where own_i.id = ${column(as, 'invoice_id')}
      and ${ownInvoices.filter(who, invoice)})`;
  });
export const ownItems = ofOwnInvoice(InvoiceItem);
export const ownAdjustments = ofOwnInvoice(InvoiceAdjustment);
/** Own questions; for managers those of invoices of own locations. */
export const ownQuestions = scope(InvoiceQuestion, 'own questions, or those of own locations', (who, as) => {
  const invoice: Alias<'invoice'> = { name: 'asked_i' };
  return sql`(exists (select 1 from invoice asked_i where asked_i.id = ${col(as, 'invoice_id')}
    and ${ownInvoices.filter(who, invoice)})
    and ${isOffice(who) ? sql`true` : sql`${col(as, 'user_id')} = ${who.user}`})`;
});
export const ownPayments = ofPayer(Payment, 'payments');
export const ownCredits = ofPayer(Credit, 'credits');
export const refundsOfOwnLocations = scope(Refund, 'refunds of own payments, or of own locations', (who, as) => {
  if (isOffice(who)) return inOwnLocations(who, col(as, 'location_id'));
  return sql`exists (select 1 from payment p where p.id = ${col(as, 'payment_id')}
    and ${isOwnPayer(who, sql`p.user_id`, sql`p.student_id`)})`;
});

/** Own cards; managers see the last digits of those of payers at own locations. */
export const ownMethods = scope(
  PaymentMethod,
  'own cards, or for managers those of payers of own locations',
  (who, as) =>
    isOffice(who)
      ? sql`(${col(as, 'removed_at')} is null and (${col(as, 'user_id')} = ${who.user} or ${inOwnLocations(who, col(as, 'location_id'))}))`
      : sql`(${col(as, 'removed_at')} is null and ${col(as, 'user_id')} = ${who.user})`,
);
/** Only the holder changes a card, or says what it is used for. */
export const methodsOfOneself = scope(
  PaymentMethod,
  'own cards',
  (who, as) => sql`${col(as, 'removed_at')} is null and ${col(as, 'user_id')} = ${who.user}`,
);

export const payersOfOwnLocations = scope(Payer, 'payers of students of own locations, or oneself', (who, as) =>
  isOffice(who)
    ? sql`exists (select 1 from student st where st.id = ${col(as, 'student_id')}
        and ${inOwnLocations(who, sql`st.location_id`)})`
    : isOwnPayer(who, col(as, 'user_id'), col(as, 'student_id')),
);
export const agenciesOfOwnLocations = ofOffice(BillingAgency, 'agencies');
export const agencyAccounts = ofOffice(AgencyAccount, 'agencies');
export const subsidiesOfOwnLocations = scope(Subsidy, 'subsidies of agencies of own locations', (who, as) =>
  isOffice(who)
    ? sql`exists (select 1 from billing_agency ag where ag.id = ${col(as, 'agency_id')}
        and ${inOwnLocations(who, sql`ag.location_id`)})`
    : sql`false`,
);
/** Beside them, for the office, who has moved away and still owes at an own location: that stays to be paid there. */
const studentsOwing = (who: Who, id: Sql, location: Sql): Sql =>
  isOffice(who)
    ? sql`(${inOwnLocations(who, location)} or exists (select 1 from invoice owed_i where owed_i.student_id = ${id}
      and owed_i.status in ('open', 'partly_paid') and owed_i.agency_id is null
        and ${inOwnLocations(who, sql`owed_i.location_id`)}))`
    : billedStudents(who, id, location);
export const ownAccounts = scope(
  BillingAccount,
  'accounts of own students, or with money at own locations',
  (who, as) => studentsOwing(who, col(as, 'id'), col(as, 'location_id')),
);
/** Students whose money is read and taken: of own locations, or who still owe there. */
export const studentsWithMoney = scope(
  Student,
  'own students, or for managers students of own locations or who owe there',
  (who, as) => studentsOwing(who, col(as, 'id'), col(as, 'location_id')),
);
/** Students by whose id the money around them is asked for. */
export const studentsBilled = scope(Student, 'own students, or for managers students of own locations', (who, as) =>
  billedStudents(who, col(as, 'id'), col(as, 'location_id')),
);
/** Contacts the office may bill or write to about money; for others oneself. */
export const payingPeople = scope(User, 'oneself, or for managers people of own locations', (who, as) =>
  isOffice(who)
    ? sql`(${col(as, 'deleted_at')} is null and ${isPersonOfOwnLocations(who, col(as, 'id'))})`
    : sql`${col(as, 'id')} = ${who.user}`,
);
