import { type AccountKind, accountKinds } from '@nestling/rules/account-kinds.ts';
import { defineWords } from '@nestling/ui/words.ts';

/** Words of the accounts in other programs; the first are the kinds of accounts by their own names. */
export const accountingWords = defineWords({
  en: {
    receivable: 'Owed by families and agencies',
    credit: 'Credit of families',
    income: 'Income',
    waived: 'Waived charges',
    promotion: 'Credits the center gave',
    cash: 'Money received',
    clearing: 'Refunds in progress',
    deposit: 'Deposits of families',
    tax: 'Sales tax owed',
    surcharge: 'Card surcharges',
    title: 'QuickBooks and Xero',
    help: 'What your accounts are called there. The files for both are under Download on the transactions and invoices reports. Leave a field blank for the usual name shown in it.',
    quickBooks: 'Account in QuickBooks',
    xero: 'Code in Xero',
    xeroTax: 'Tax rate in Xero',
  },
  es: () => import('./accounting-words.es.ts'),
});

/** The word of a kind of account. */
export const accountKey = (kind: string): AccountKind => accountKinds.find((one) => one === kind) ?? 'income';
