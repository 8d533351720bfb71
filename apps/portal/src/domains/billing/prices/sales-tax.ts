import { percentWords, type TaxFrom, taxOn } from '@nestling/rules/sales-tax.ts';
import { dateWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { taxesIn } from '../parts/json.ts';
import { priceWords } from './words.ts';

/** Says what a category is taxed with on a day, and what follows: "8.875% on top, No tax from Jan 1, 2027". */
export const useTaxWords = () => {
  const t = useWords(priceWords);
  const { language } = useSpeech();
  const said = ({ rate, included }: Pick<TaxFrom, 'rate' | 'included'>): string =>
    rate === 0 ? t('taxNone') : t(included ? 'taxWithin' : 'taxOf', { percent: percentWords(rate, language) });
  return (json: unknown, today: string): string => {
    const taxes = taxesIn(json);
    const now = taxOn(taxes, today);
    const coming = taxes.filter(({ from }) => from > today).toReversed();
    return [
      now ? said(now) : null,
      ...coming.map((tax) => t('taxThen', { tax: said(tax), day: dateWords(tax.from, language) })),
    ]
      .filter(Boolean)
      .join(', ');
  };
};
