import { money } from '@nestling/ui/format/money.ts';
import { useWords } from '@nestling/ui/words.ts';
import { centerWords } from './center-words.ts';

/** How the price of a plan is said: `$49.00 a month`. */
export const usePrice = () => {
  const t = useWords(centerWords);
  return ({ price, period }: { readonly price: number; readonly period: string }): string =>
    t(period === 'year' ? 'aYear' : 'aMonth', { price: money(price) });
};
