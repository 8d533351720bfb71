/**
 * What the random driver of billing and a model of it say to each other: plain data, in the ids of the server. A model
 * is a module with a function `newModel(world)`; it is written from what the calls promise, not from how they are built.
 *
 * For each center there is one model. It hears of each operation in the order the server did them, with what the server
 * answered and what rows there are since, and says what it had expected otherwise; then, now and then, of everything that
 * can be read. One difference ends the run.
 */

/** The center before the first operation; nothing is billed yet. */
export interface World {
  readonly centre: number;
  /** All locations are in this time zone. */
  readonly zone: string;
  /** 'YYYY-MM-DD' at the locations. */
  readonly today: string;
  readonly locations: readonly {
    readonly id: number;
    /** The room children are moved into. */
    readonly room: number;
    readonly categories: readonly number[];
    readonly agencies: readonly number[];
  }[];
  readonly students: readonly {
    readonly id: number;
    readonly location: number;
    /** In the order they were linked; the first is marked as payer. */
    readonly guardians: readonly number[];
  }[];
  /** Cards the guardians have stored, per location; `bank` debits are confirmed a day later. */
  readonly cards: readonly {
    readonly id: number;
    readonly user: number;
    readonly location: number;
    readonly kind: 'card' | 'bank';
  }[];
}

/**
 * One thing that is done. `call` is a call of the API with its arguments, sent by `by`; or one of these, which no person asks for:
 *
 * - `day`: { today }: the clock goes on to that day (noon at the locations), and the hourly round of billing runs for every
 *   location: plans, late fees, automatic payment, credits that expire; then the processor confirms what was under way.
 * - `dispute`: { payment, ref, status, amount, reason }: the card's bank takes money of a payment back (`needs_response`, `lost`),
 *   gives it back (`won`), or only asks (`warning_needs_response`). Told again under the same `ref` it counts once.
 */
export interface Operation {
  /** Its number in the center, from 1. */
  readonly n: number;
  /** The day at the locations on which it is done. */
  readonly on: string;
  readonly by: 'office' | 'contact' | 'clock' | 'provider';
  /** Who sends it, where `by` is a contact. */
  readonly user: number | null;
  readonly call: string;
  readonly args: Readonly<Record<string, unknown>>;
}

export interface MadeInvoice {
  readonly id: number;
  readonly number: string | null;
  readonly location: number;
  readonly student: number;
  readonly user: number | null;
  readonly agency: number | null;
  readonly draft: boolean;
  readonly date: string;
  readonly due_date: string;
  readonly total: number;
  readonly plan: number | null;
  readonly period_start: string | null;
  readonly period_end: string | null;
  readonly from_invoice: number | null;
  readonly late_fee_of: number | null;
}

/** Rows that are there since the operation, in the order of their ids: names for what the model expects to be made. */
export interface Made {
  readonly invoices: readonly MadeInvoice[];
  readonly payments: readonly {
    readonly id: number;
    readonly location: number;
    readonly user: number | null;
    readonly amount: number;
  }[];
  readonly credits: readonly { readonly id: number; readonly user: number | null; readonly amount: number }[];
  readonly refunds: readonly {
    readonly id: number;
    readonly payment: number | null;
    readonly credit: number | null;
    readonly amount: number;
  }[];
  readonly plans: readonly { readonly id: number; readonly location: number }[];
  readonly payers: readonly { readonly id: number }[];
  readonly subsidies: readonly { readonly id: number }[];
  readonly absences: readonly { readonly id: number }[];
}

/** How it ended: done, declined at fields, or refused (a code of the server). The server was killed `kills` times meanwhile. */
export interface Answer {
  readonly status: 'Success' | 'Error' | 'Refused';
  readonly errors: readonly { readonly field: string; readonly code: string }[];
  readonly made: Made;
  readonly kills: number;
}

/** Rows of reports and lists as the API answers them, numbers as numbers. */
export type Row = Readonly<Record<string, unknown>>;

/** All that is compared: what the office and the families read, and the reports. */
export interface Observed {
  readonly n: number;
  readonly today: string;
  /** `getInvoices` of the office, drafts too: id, number, status, total, balance, paid, waived, transferred, date, due_date …, and
   *  payments: what was applied, { payment_id or credit_id, amount }. */
  readonly invoices: readonly Row[];
  /** `getPayments`: id, status, amount, unapplied, refunded, date, location_id, student_id, user_id, agency_id. */
  readonly payments: readonly Row[];
  /** `getCredits`: id, status, amount, left. */
  readonly credits: readonly Row[];
  /** `getStudentAccountDetail` of each student, by the office: student_id, balance, open, credit, overdue, location_id. */
  readonly accounts: readonly Row[];
  /** `getUserBilling` of each guardian: user, student_id, balance, open, credit, overdue. */
  readonly families: readonly Row[];
  /** `getAgencyOverview` of each agency: agency_id, balance, open, credit. */
  readonly agencies: readonly Row[];
  /** `getBalanceReport` of each location at the end of today: location, student_id, payer_name, balance, current, late_30 … */
  readonly balances: readonly Row[];
  /** `getBillingOverview` of each location from its first day to today: location, billed, paid, refunded, waived, open, overdue, credit. */
  readonly overviews: readonly Row[];
  /** `getInvoiceReport`, `getPaymentReport` and `getBillingSummaryReport` of each location and month up to the current one. */
  readonly months: readonly {
    readonly location: number;
    /** 'YYYY-MM'. */
    readonly month: string;
    readonly closed: boolean;
    readonly invoices: readonly Row[];
    readonly payments: readonly Row[];
    readonly summary: readonly Row[];
  }[];
  /** `getStudentStatement` of each student by the office, from the first day to today: student_id and the last running balance. */
  readonly statements: readonly Row[];
}

/** A model of one center. Each function answers the differences it found, in words; none: all is as it should be. */
export interface Model {
  follow(operation: Operation, answer: Answer): readonly string[];
  compare(observed: Observed): readonly string[];
}

export type NewModel = (world: World) => Model;

/** Expects nothing: the driver's own checks remain. */
export const noModel: NewModel = () => ({ follow: () => [], compare: () => [] });
