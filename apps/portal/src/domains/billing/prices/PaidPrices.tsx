import { money } from '@nestling/ui/format/money.ts';
import { dateFigures } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import type { PaidPrice } from '../parts/json.ts';
import { priceWords } from './words.ts';

/** Prices that are named; of more it says how many children pay another one. */
const NAMED = 2;

/** What children on a template pay, by their own plans: "18 at $1,200.00", and what it will be from a later day. */
export const PaidPrices = ({ prices }: { prices: readonly PaidPrice[] }) => {
  const t = useWords(priceWords);
  const { language } = useSpeech();
  const others = prices.slice(NAMED).reduce((sum, { students }) => sum + students, 0);
  if (prices.length === 0) return <>0</>;
  return (
    <>
      {prices.slice(0, NAMED).map(({ amount, students, next_amount, from }) => (
        <div key={`${amount} ${next_amount} ${from}`}>
          {t('paidAt', { count: String(students), amount: money(amount) })}
          {next_amount !== null && from !== null
            ? t('paidThen', { amount: money(next_amount), day: dateFigures(from, language) })
            : null}
        </div>
      ))}
      {others > 0 ? <div>{t('paidOther', { count: String(others) })}</div> : null}
    </>
  );
};
