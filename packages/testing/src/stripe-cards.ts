const card = (
  last4: string,
  funding: 'credit' | 'debit' | 'prepaid',
  goes: 'succeeded' | 'declined' | 'authentication',
) => ({ type: 'card', card: { brand: 'visa', last4, exp_month: 4, exp_year: 2030, funding }, goes }) as const;
/** What the page of the stand-in of Stripe can be given. `slow` debits are confirmed later, by `turn`. */
export const cards = {
  visa: card('4242', 'credit', 'succeeded'),
  debit: card('5556', 'debit', 'succeeded'),
  prepaid: card('9999', 'prepaid', 'succeeded'),
  declined: card('0341', 'credit', 'declined'),
  asks: card('3184', 'credit', 'authentication'),
  bank: { type: 'us_bank_account', us_bank_account: { bank_name: 'STRIPE TEST BANK', last4: '6789' }, goes: 'slow' },
} as const;
