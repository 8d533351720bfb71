import { holdsFiles } from '../../kernel/files/held-files.ts';
import { entity } from '../../kernel/read/entity.ts';

/** What students of a location are billed as, and the rooms it is offered in. */
export const BillingProgram = entity('BillingProgram', 'billing_program');

/** What a charge is for, such as "Tuition". */
export const ChargeCategory = entity('ChargeCategory', 'charge_category');
/** An item that is picked when an invoice is made. */
export const PresetItem = entity('PresetItem', 'billing_preset');
/** A charge worked out from attendance. */
export const VariableCharge = entity('VariableCharge', 'variable_charge');
export const BillingPlanTemplate = entity('BillingPlanTemplate', 'billing_plan_template');
/** What a student is billed each period. */
export const BillingPlan = entity('BillingPlan', 'billing_plan');
/** What is decided of one bill of a plan that is still to come. */
export const UpcomingChange = entity('UpcomingChange', 'upcoming_change');

/** Invoices the office has made at once, which can be taken back until they are sent. */
export const BillingRun = entity('BillingRun', 'billing_run');

/** A bill to one payer for one student. */
export const Invoice = entity('Invoice', 'invoice');
/** Money a family leaves with the center, to be given back or used: an invoice that asks for that alone. */
export const Deposit = entity('Deposit', 'invoice');
export const InvoiceItem = entity('InvoiceItem', 'invoice_item');
/** An item that was added to an invoice after it was made. */
export const InvoiceAdjustment = entity('InvoiceAdjustment', 'invoice_item');
/** What a payer asks of an invoice. */
export const InvoiceQuestion = entity('InvoiceQuestion', 'invoice_question');
export const Payment = entity('Payment', 'payment');
export const Refund = entity('Refund', 'refund');
export const Credit = entity('Credit', 'credit');
/** A stored card or bank account, by its last four digits. */
export const PaymentMethod = entity('PaymentMethod', 'payment_method');

/** Who pays which part of what a student is billed. */
export const Payer = entity('Payer', 'billing_payer');
export const BillingAgency = entity('BillingAgency', 'billing_agency');
/** What an agency has authorized for a student. */
export const Subsidy = entity('Subsidy', 'subsidy');
/** The account of a student: its sums, as far as the caller may see them. */
export const BillingAccount = entity('BillingAccount', 'student');
/** The account of an agency. */
export const AgencyAccount = entity('AgencyAccount', 'billing_agency');

holdsFiles(Invoice, { submitted_file: { kind: 'picture', use: { kind: 'invoice' } } });
