import { Button, Select } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { Pending } from '@nestling/kit/Pending.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { addDays, monthOf, type Span } from '@nestling/ui/format/day.ts';
import { dateFigures, dateWords } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { type Account, inMoney, placesOf } from '../bills.ts';
import { dayFromNow } from '../due-words.ts';
import { FamilyBillingDocument, FamilyStatementDocument, type FamilyStatementQuery } from '../family.graphql.ts';
import classes from '../family.module.css';
import { MethodsCard } from '../parts/MethodsCard.tsx';
import { OwedCard } from '../parts/OwedCard.tsx';
import { YearReceipt } from '../parts/YearReceipt.tsx';
import { useBillingStates } from '../states.ts';
import { familyBillingWords } from '../words.ts';

type Line = FamilyStatementQuery['rows'][number];
const yearOf = (): Span => ({ from: `${dayFromNow(0).slice(0, 4)}-01-01`, to: `${dayFromNow(0).slice(0, 4)}-12-31` });

/** The account of each child with its running balance, over all the total, and the same acts as the first page. */
const FamilyStatement = () => {
  const t = useWords(familyBillingWords);
  const { data, error, again } = useAsk(FamilyBillingDocument, {});
  const [chosen, setChosen] = useState<string | null>(null);
  const [span, setSpan] = useState<Span>(yearOf);

  if (!data)
    return (
      <Screen>
        <Pending error={error} onRetry={again} rows={5} />
      </Screen>
    );
  const places = placesOf(data);
  const named = places.length > 1;
  const account = data.accounts.find(({ id }) => id === chosen) ?? data.accounts[0];
  const total = data.accounts.reduce((sum, { balance }) => sum + (balance ?? 0), 0);
  if (!account)
    return (
      <Screen>
        <EmptyState picture={<PaperPicture />} title={t('nothing')}>
          {t('nothingText')}
        </EmptyState>
      </Screen>
    );
  return (
    <Screen>
      <div className={classes.page}>
        <p>
          <span className={classes.label}>{t('balanceTotal')}</span>{' '}
          <span className={classes.amount}>{inMoney(total, account.currency)}</span>
        </p>
        {places.map((place) => (
          <OwedCard key={place.id} place={place} named={named} />
        ))}
        <section className={classes.section}>
          <h2 className={classes.heading}>{t('statement')}</h2>
          <Row align="end">
            {data.accounts.length > 1 ? (
              <Select
                label={t('account')}
                allowDeselect={false}
                data={data.accounts.map(({ id, student }) => ({ value: id, label: student?.full_name ?? id }))}
                value={account.id}
                onChange={setChosen}
              />
            ) : null}
            <DateField label={t('from')} value={span.from} onChange={(from) => setSpan({ ...span, from })} />
            <DateField label={t('to')} value={span.to} onChange={(to) => setSpan({ ...span, to })} />
          </Row>
          <Row>
            <Button variant="default" onClick={() => setSpan(monthOf(dayFromNow(0)))}>
              {t('thisMonth')}
            </Button>
            <Button variant="default" onClick={() => setSpan(monthOf(addDays(monthOf(dayFromNow(0)).from, -1)))}>
              {t('lastMonth')}
            </Button>
            <Button variant="default" onClick={() => setSpan(yearOf())}>
              {t('thisYear')}
            </Button>
          </Row>
          <Lines account={account} span={span} />
        </section>
        <Plans account={account} />
        {places.map((place) => (
          <MethodsCard key={place.id} place={place} named={named} />
        ))}
        <YearReceipt />
      </div>
    </Screen>
  );
};

const Lines = ({ account, span }: { account: Account; span: Span }) => {
  const t = useWords(familyBillingWords);
  const { language } = useSpeech();
  const states = useBillingStates();
  const { data, error, again } = useAsk(
    FamilyStatementDocument,
    { student: account.id, ...span },
    { pause: !span.from || !span.to || span.to < span.from },
  );
  if (!data) return <Pending error={error} onRetry={again} rows={4} />;
  const say = (cents: number) => inMoney(cents, account.currency);
  const what = ({ kind, number }: Line) => [states.ofEntry(kind), number].filter(Boolean).join(' ');
  const columns: Column<Line>[] = [
    { key: 'date', head: t('date'), cell: ({ date }) => dateFigures(date, language) },
    { key: 'what', head: t('what'), cell: what, main: true },
    { key: 'amount', head: t('sum'), cell: ({ kind, amount }) => (kind === 'opening' ? '' : say(amount)), end: true },
    { key: 'balance', head: t('balance'), cell: ({ balance }) => say(balance), end: true },
  ];
  if (data.rows.length === 0) return <p className={classes.quiet}>{t('noRows')}</p>;
  return (
    <DataTable
      label={t('statement')}
      rows={data.rows.map((row, at) => ({ ...row, at }))}
      columns={columns}
      keyOf={(row) => `${row.date} ${row.kind} ${row.number ?? ''} ${row.balance} ${row.amount}`}
      nameOf={what}
    />
  );
};

const periods = {
  weekly: 'perWeek',
  biweekly: 'perTwoWeeks',
  monthly: 'perMonth',
  daily: 'perDay',
  hourly: 'perHour',
  session: 'perSession',
} as const;
const isPeriod = (text: string): text is keyof typeof periods => Object.hasOwn(periods, text);

const Plans = ({ account }: { account: Account }) => {
  const t = useWords(familyBillingWords);
  const { language } = useSpeech();
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{t('plans')}</h2>
      {account.plans.length === 0 ? <p className={classes.quiet}>{t('noPlans')}</p> : null}
      <ul className={classes.list}>
        {account.plans.map((plan) => (
          <li key={plan.id} className={classes.line}>
            <span className={classes.words}>
              {plan.name}
              <span className={classes.detail}>
                {plan.status === 'paused' && plan.paused_from
                  ? t('planPaused', { day: dateWords(plan.paused_from, language) })
                  : t('planNext', { day: dateWords(plan.next_date, language) })}
                {plan.end_date ? ` · ${t('planEnds', { day: dateWords(plan.end_date, language) })}` : ''}
              </span>
            </span>
            <span className={classes.amount}>
              {inMoney(plan.amount, account.currency)} {isPeriod(plan.period) ? t(periods[plan.period]) : ''}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

export default FamilyStatement;
