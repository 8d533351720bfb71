import { money } from '@nestling/ui/format/money.ts';
import { useWords } from '@nestling/ui/words.ts';
import { actWords } from './words.ts';

/** What an invoice is called within a sentence. */
export const useInvoiceName = () => {
  const t = useWords(actWords);
  return ({ number }: { readonly number: string | null }): string =>
    number ? t('invoiceWord', { number }) : t('draftWord');
};

/** What a payment or a credit is called within a sentence. */
export const useMoneyName = () => {
  const t = useWords(actWords);
  return {
    payment: ({ amount }: { readonly amount: number }): string => t('paymentWord', { amount: money(amount) }),
    credit: ({ amount }: { readonly amount: number }): string => t('creditWord', { amount: money(amount) }),
  };
};
