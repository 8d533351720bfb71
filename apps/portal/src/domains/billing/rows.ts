import type {
  AccountCreditsQuery,
  AccountOpenInvoicesQuery,
  AccountPaymentsQuery,
  AccountPlansQuery,
  StudentAccountQuery,
} from './account/account.graphql.ts';

/** An invoice as lists ask for it (`InvoiceRow`). */
export type InvoiceRow = AccountOpenInvoicesQuery['getStudentOpenInvoices'][number];
/** A payment as lists ask for it (`PaymentRow`). */
export type PaymentRow = AccountPaymentsQuery['getStudentAllPayments'][number];
/** A credit as lists ask for it (`CreditRow`). */
export type CreditRow = AccountCreditsQuery['getStudentAvailableCredits'][number];
/** A deposit as lists ask for it (`DepositRow`). */
export type DepositRow = NonNullable<StudentAccountQuery['getStudentAccountDetail']>['deposits'][number];
/** A plan as lists ask for it (`PlanRow`). */
export type PlanRow = AccountPlansQuery['getStudentBillingPlans'][number];
/** An agency's share for a student as lists ask for it (`SubsidyRow`). */
export type SubsidyRow = NonNullable<StudentAccountQuery['getStudentAccountDetail']>['subsidies'][number];
