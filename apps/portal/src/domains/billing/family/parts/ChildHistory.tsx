import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { Pending } from '@nestling/kit/Pending.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { dateWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useWorking } from '../../parts/working.ts';
import { type Account, inMoney } from '../bills.ts';
import { FamilyHistoryDocument, type FamilyHistoryQuery, OwnReceiptPaperDocument } from '../family.graphql.ts';
import classes from '../family.module.css';
import { useBillingStates } from '../states.ts';
import { usePaper } from '../use-paper.ts';
import { familyBillingWords } from '../words.ts';
import { BillFold } from './BillFold.tsx';

const FIRST = 12;
const MOST = 200;

type Payment = FamilyHistoryQuery['payments'][number];

/** What comes next, payments with their receipts, and invoices that are settled, of one child. */
export const ChildHistory = ({ account }: { account: Account }) => {
  const t = useWords(familyBillingWords);
  const { language } = useSpeech();
  const working = useWorking();
  const [first, setFirst] = useState(FIRST);
  const { data, error, again } = useAsk(FamilyHistoryDocument, { student: account.id, first }, { keep: ['first'] });
  if (!data) return <Pending error={error} onRetry={again} rows={3} />;
  const say = (cents: number) => inMoney(cents, account.currency);
  const settled = data.invoices.filter(({ status }) => !['open', 'partly_paid', 'overdue'].includes(status ?? ''));
  const more = data.invoices.length === first || data.payments.length === first;
  return (
    <>
      <section className={classes.section}>
        <h3 className={classes.heading}>{t('coming')}</h3>
        {data.upcoming.length === 0 ? <p className={classes.quiet}>{t('noComing')}</p> : null}
        <ul className={classes.list}>
          {data.upcoming.map(({ plan_id, plan_name, period_start, date, total, items }) => (
            <li key={`${plan_id} ${plan_name} ${period_start}`} className={classes.line}>
              <span className={classes.words}>
                {plan_name}
                {items.map((item) => (
                  <span key={`${item.name} ${item.amount}`} className={classes.detail}>
                    {item.name === plan_name ? null : `${item.name}: `}
                    {working(item, account.currency)}
                  </span>
                ))}
              </span>
              <span>{t('comingText', { amount: say(total), day: dateWords(date, language) })}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className={classes.section}>
        <h3 className={classes.heading}>{t('payments')}</h3>
        {data.payments.length === 0 ? <p className={classes.quiet}>{t('noPayments')}</p> : null}
        <ul className={classes.list}>
          {data.payments.map((payment) => (
            <PaymentLine key={payment.id} payment={payment} say={say} />
          ))}
        </ul>
      </section>
      {settled.length > 0 ? (
        <section className={classes.section}>
          <h3 className={classes.heading}>{t('invoices')}</h3>
          <ul className={classes.list}>
            {settled.map((bill) => (
              <li key={bill.id}>
                <BillFold bill={bill} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {more && first < MOST ? (
        <div>
          <Button variant="default" onClick={() => setFirst(MOST)}>
            {t('earlier')}
          </Button>
        </div>
      ) : null}
    </>
  );
};

const hasReceipt = ({ status }: Payment): boolean => ['approved', 'partly_refunded', 'refunded'].includes(status);

const PaymentLine = ({ payment, say }: { payment: Payment; say: (cents: number) => string }) => {
  const t = useWords(familyBillingWords);
  const { language } = useSpeech();
  const states = useBillingStates();
  const { fetchIt, busy } = usePaper(OwnReceiptPaperDocument);
  const { kind, label } = states.ofPayment(payment.status);
  const day = dateWords(payment.date, language);
  return (
    <li className={classes.line}>
      <span className={classes.words}>
        <span>{[day, payment.method_detail ?? states.ofWay(payment.method)].join(' · ')}</span>
        <span>
          <Badge kind={kind}>{label}</Badge>
        </span>
        {payment.demo ? <span className={classes.detail}>{t('demo')}</span> : null}
      </span>
      <span className={classes.amount}>{say(payment.amount)}</span>
      {hasReceipt(payment) ? (
        <Button
          variant="default"
          loading={busy}
          aria-label={t('receiptOf', { amount: say(payment.amount), day })}
          onClick={() => void fetchIt({ id: payment.id })}
        >
          {t('receipt')}
        </Button>
      ) : null}
    </li>
  );
};
