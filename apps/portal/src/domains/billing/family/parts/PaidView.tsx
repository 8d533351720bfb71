import { Button } from '@mantine/core';
import { useWords } from '@nestling/ui/words.ts';
import { inMoney } from '../bills.ts';
import { OwnReceiptPaperDocument } from '../family.graphql.ts';
import classes from '../family.module.css';
import { usePaper } from '../use-paper.ts';
import type { Paid } from '../use-pay.ts';
import { familyBillingWords } from '../words.ts';

const sumOf = (paid: readonly Paid[]): number =>
  paid.reduce((sum, { amount, surcharge }) => sum + amount + surcharge, 0);

/** What was paid, each with its receipt; what a bank still confirms has none yet. */
export const PaidView = ({
  paid,
  currency,
  onClose,
}: {
  paid: readonly Paid[];
  currency: string;
  onClose: () => void;
}) => {
  const t = useWords(familyBillingWords);
  const { fetchIt, busy } = usePaper(OwnReceiptPaperDocument);
  const [through, waiting] = [
    paid.filter(({ state }) => state === 'paid'),
    paid.filter(({ state }) => state === 'pending'),
  ];
  return (
    <>
      <div role="status">
        {through.length > 0 ? <p>{t('paidText', { amount: inMoney(sumOf(through), currency) })}</p> : null}
        {waiting.length > 0 ? <p>{t('pendingText', { amount: inMoney(sumOf(waiting), currency) })}</p> : null}
      </div>
      <ul className={classes.list}>
        {through.map(({ bill, amount, surcharge, payment }) => (
          <li key={bill.id} className={classes.line}>
            <span className={classes.words}>
              {t('invoice', { number: bill.number ?? '' })}
              {surcharge > 0 ? (
                <span className={classes.detail}>{t('surchargeOf', { amount: inMoney(surcharge, currency) })}</span>
              ) : null}
            </span>
            <span className={classes.amount}>{inMoney(amount + surcharge, currency)}</span>
            <Button variant="default" loading={busy} onClick={() => void fetchIt({ id: payment ?? '' })}>
              {t('receipt')}
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Button size="lg" onClick={onClose}>
          {t('done')}
        </Button>
      </div>
    </>
  );
};
