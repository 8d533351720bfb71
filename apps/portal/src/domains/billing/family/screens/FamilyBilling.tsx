import { Button } from '@mantine/core';
import { addUserCard } from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { Pending } from '@nestling/kit/Pending.tsx';
import { useReadingAnew } from '@nestling/kit/reading-anew.ts';
import { Screen } from '@nestling/kit/Screen.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { Person } from '@nestling/ui/person/Person.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useSubscription } from 'urql';
import { href } from '../../../../addresses.ts';
import { type Account, placesOf } from '../bills.ts';
import { FamilyBillingChangedDocument, FamilyBillingDocument } from '../family.graphql.ts';
import classes from '../family.module.css';
import { BillFold } from '../parts/BillFold.tsx';
import { ChildHistory } from '../parts/ChildHistory.tsx';
import { MethodsCard } from '../parts/MethodsCard.tsx';
import { OwedCard } from '../parts/OwedCard.tsx';
import { YearReceipt } from '../parts/YearReceipt.tsx';
import { familyBillingWords } from '../words.ts';

/** What a family owes, why and since when, and how it is paid. Each payer sees its own invoices, cards and sums alone. */
const FamilyBilling = () => {
  const t = useWords(familyBillingWords);
  const { data, error, again } = useAsk(FamilyBillingDocument, {});

  const soon = useReadingAnew(again);
  useSubscription({ query: FamilyBillingChangedDocument }, (_, change) => {
    soon();
    return change;
  });
  useReturnedCard();
  if (!data)
    return (
      <Screen>
        <Pending error={error} onRetry={again} rows={5} />
      </Screen>
    );
  const places = placesOf(data);
  const named = places.length > 1;
  return (
    <Screen
      actions={
        <Button component={Link} variant="default" to={href('billing.family.statement')}>
          {t('statement')}
        </Button>
      }
    >
      {places.length === 0 ? (
        <EmptyState picture={<PaperPicture />} title={t('nothing')}>
          {t('nothingText')}
        </EmptyState>
      ) : (
        <div className={classes.page}>
          {places.map((place) => (
            <OwedCard key={place.id} place={place} named={named} />
          ))}
          {data.accounts.map((account) => (
            <Child key={account.id} account={account} />
          ))}
          {places.map((place) => (
            <MethodsCard key={place.id} place={place} named={named} />
          ))}
          <YearReceipt />
        </div>
      )}
    </Screen>
  );
};

const Child = ({ account }: { account: Account }) => {
  const t = useWords(familyBillingWords);
  const { student, open_invoices } = account;
  return (
    <section className={classes.section} aria-label={student?.full_name ?? ''}>
      <Row justify="between">
        <Person id={account.id} name={student?.full_name ?? ''} image={student?.image ?? null} size={44} />
        <span className={classes.quiet}>{t('openBills', { count: open_invoices.length })}</span>
      </Row>
      {open_invoices.length === 0 ? <p className={classes.quiet}>{t('noBills')}</p> : null}
      <ul className={classes.list}>
        {open_invoices.map((bill) => (
          <li key={bill.id}>
            <BillFold bill={bill} />
          </li>
        ))}
      </ul>
      <ChildHistory account={account} />
    </section>
  );
};

/** Back from the card provider's page: what it is known by there is saved, once. */
const useReturnedCard = (): void => {
  const { card, at }: { card?: string; at?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { run } = useAction(addUserCard);
  const saved = useRef('');
  useEffect(() => {
    if (!card || !at || saved.current === card) return;
    saved.current = String(card);
    void run({ payment_method: String(card), location: String(at) }).then(() =>
      navigate({ to: '.', search: {}, replace: true }),
    );
  }, [card, at, run, navigate]);
};

export default FamilyBilling;
