import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { dateWords } from '@nestling/ui/format/when.ts';
import { lazy } from '@nestling/ui/lazy.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { Suspense, useState } from 'react';
import { cardName, inMoney, type Place } from '../bills.ts';
import { useDueWords } from '../due-words.ts';
import { MayPayByCardDocument } from '../family.graphql.ts';
import classes from '../family.module.css';
import { familyBillingWords } from '../words.ts';

const PayDialog = lazy(() => import('./PayDialog.tsx'));

/** How much is owed at a location, since when, and the one button to pay it. */
export const OwedCard = ({ place, named }: { place: Place; named: boolean }) => {
  const t = useWords(familyBillingWords);
  const { language } = useSpeech();
  const dueWords = useDueWords();
  const [paying, setPaying] = useState(false);
  const { data } = useAsk(MayPayByCardDocument, { location: place.id });
  const mayPay = data?.checkLocationAllowStripePayment?.can_pay;
  const say = (cents: number) => inMoney(cents, place.currency);
  const auto = place.accounts.filter(({ autopay }) => autopay);
  const card = place.methods.find(({ id }) => auto.some(({ autopay_method_id }) => autopay_method_id === id));
  return (
    <section className={classes.card} aria-label={named ? place.name : t('owe')}>
      {named ? <h2 className={classes.heading}>{place.name}</h2> : null}
      <p className={classes.label}>{place.owed > 0 ? t('owe') : t('paidUp')}</p>
      <p className={classes.sum}>{say(Math.max(0, place.owed))}</p>
      {place.overdue > 0 ? <p className={classes.late}>{t('overdue', { amount: say(place.overdue) })}</p> : null}
      {place.firstDue ? <p>{dueWords(place.firstDue)}</p> : null}
      {place.credit > 0 ? <p className={classes.quiet}>{t('creditText', { amount: say(place.credit) })}</p> : null}
      {place.deposit > 0 ? <p className={classes.quiet}>{t('depositHeld', { amount: say(place.deposit) })}</p> : null}
      {card && place.open > 0 ? <p className={classes.quiet}>{t('autopayOn', { method: cardName(card) })}</p> : null}
      {place.open > 0 && mayPay ? (
        <Button size="lg" onClick={() => setPaying(true)}>
          {t('pay', { amount: say(place.open) })}
        </Button>
      ) : null}
      {place.open > 0 && mayPay === false ? <p>{t('payNoCards')}</p> : null}
      {place.accounts.flatMap(({ id, plans, student }) =>
        plans
          .filter(({ status, next_date }) => status === 'active' && next_date)
          .map((plan) => (
            <p key={`${id} ${plan.id}`} className={classes.quiet}>
              {[student?.fname, plan.name, t('planNext', { day: dateWords(plan.next_date, language) })].join(' · ')}
            </p>
          )),
      )}
      {paying ? (
        <Suspense fallback={null}>
          <PayDialog place={place} onClose={() => setPaying(false)} />
        </Suspense>
      ) : null}
    </section>
  );
};
