import { Button, Loader } from '@mantine/core';
import { MoneyField } from '@nestling/kit/field/MoneyField.tsx';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { surchargeOn } from '@nestling/rules/surcharges.ts';
import { dateWords } from '@nestling/ui/format/when.ts';
import { lazy } from '@nestling/ui/lazy.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { Suspense, useState } from 'react';
import { type Bill, cardName, inMoney, type Method, type Place } from '../bills.ts';
import classes from '../family.module.css';
import { type Paid, usePay } from '../use-pay.ts';
import { familyBillingWords } from '../words.ts';
import { PaidView } from './PaidView.tsx';

const AddMethod = lazy(() => import('./AddMethod.tsx'));

const sumOf = (bills: readonly Bill[]): number => bills.reduce((sum, { balance }) => sum + balance, 0);

/**
 * Pays one or several invoices with a saved card: what, with what, and one button that says how much. Where no card is
 * saved, that button is the way to one.
 */
const PayDialog = ({ place, onClose }: { place: Place; onClose: () => void }) => {
  const t = useWords(familyBillingWords);
  // What was open when the dialog was opened: a list that changes beneath the finger would pay something else.
  const [bills] = useState(place.bills);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(place.bills.map(({ id }) => id)));
  const [part, setPart] = useState<number | null>(null);
  const [parting, setParting] = useState(false);
  const [picked, setPicked] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  const { pay, busy, paid, reset } = usePay();
  const method = place.methods.find(({ id }) => id === picked) ?? place.methods.find(({ is_default }) => is_default);
  const due = bills.filter(({ id }) => chosen.has(id));
  const [only] = due.length === 1 ? due : [];
  const amount = only && parting ? part : sumOf(due);
  const wrong = wrongAmount(amount, sumOf(due));
  const say = (cents: number) => inMoney(cents, place.currency);
  const rate = method?.surcharge ?? 0;
  // Of each invoice by itself, as each is a charge of its own.
  const parts = due.map((bill) => {
    const cents = only ? (amount ?? 0) : bill.balance;
    return { bill, amount: cents, surcharge: surchargeOn(cents, rate) };
  });
  const surcharge = wrong ? 0 : parts.reduce((sum, one) => sum + one.surcharge, 0);
  const submit = () => {
    if (!method || wrong || amount === null) return;
    void pay(parts, method.id);
  };
  const title = t('payTitle', { place: place.name });
  if (adding)
    return (
      <Suspense fallback={null}>
        <AddMethod location={place.id} onClose={() => setAdding(false)} />
      </Suspense>
    );
  const over = !busy && paid.length > 0 && paid.every(({ state }) => state !== 'failed');
  return (
    <Dialog label={title} onClose={busy ? () => undefined : onClose}>
      <div className={classes.dialog}>
        <h2>{over ? t('thanks') : title}</h2>
        {over ? (
          <PaidView paid={paid} currency={place.currency} onClose={onClose} />
        ) : (
          <>
            <Chooser bills={bills} place={place} chosen={chosen} onChange={setChosen} disabled={busy} />
            {only ? (
              <Part
                open={parting}
                most={only.balance}
                value={part}
                say={say}
                onOpen={() => setParting(true)}
                onChange={setPart}
              />
            ) : null}
            <Methods place={place} method={method} onPick={setPicked} onAdd={() => setAdding(true)} disabled={busy} />
            <Failed paid={paid} />
            {due.length === 0 ? <p className={classes.late}>{t('chooseOne')}</p> : null}
            {method && amount && !wrong ? (
              <p className={classes.quiet}>
                {surcharge > 0
                  ? t('surchargeFee', {
                      method: cardName(method),
                      total: say(amount + surcharge),
                      surcharge: say(surcharge),
                      percent: String(rate / 100),
                    })
                  : t('fee', { method: cardName(method), amount: say(amount) })}{' '}
                {method.demo ? t('demo') : ''} {method.kind === 'bank' ? t('bankSlow') : ''}
              </p>
            ) : null}
            <Row gap="s">
              <Button size="lg" variant="default" onClick={onClose} disabled={busy}>
                {t('cancel')}
              </Button>
              {place.methods.length === 0 ? (
                <Button size="lg" onClick={() => setAdding(true)}>
                  {t('addMethod')}
                </Button>
              ) : (
                <Button
                  size="lg"
                  onClick={() => {
                    reset();
                    submit();
                  }}
                  loading={busy}
                  disabled={!method || wrong !== null || due.length === 0}
                >
                  {t('pay', { amount: say((amount ?? 0) + surcharge) })}
                </Button>
              )}
              {busy ? <Loader size="sm" aria-label={t('paying')} /> : null}
            </Row>
          </>
        )}
      </div>
    </Dialog>
  );
};

const wrongAmount = (amount: number | null, most: number): 'low' | 'high' | null =>
  amount === null || amount <= 0 ? 'low' : amount > most ? 'high' : null;

const Chooser = ({
  bills,
  place,
  chosen,
  onChange,
  disabled,
}: {
  bills: readonly Bill[];
  place: Place;
  chosen: ReadonlySet<string>;
  onChange: (next: ReadonlySet<string>) => void;
  disabled: boolean;
}) => {
  const t = useWords(familyBillingWords);
  const { language } = useSpeech();
  const childOf = ({ student_id }: Bill) => place.accounts.find(({ id }) => id === student_id)?.student?.fname ?? '';
  return (
    <fieldset className={classes.choices} disabled={disabled}>
      <legend>{t('choose')}</legend>
      {bills.map((bill) => (
        <label key={bill.id} className={classes.choice}>
          <input
            type="checkbox"
            checked={chosen.has(bill.id)}
            onChange={({ currentTarget: { checked } }) => {
              const next = new Set(chosen);
              if (checked) next.add(bill.id);
              else next.delete(bill.id);
              onChange(next);
            }}
          />
          <span className={classes.words}>
            <span>{[childOf(bill), bill.items[0]?.name].filter(Boolean).join(' · ')}</span>
            <span className={classes.detail}>{t('dueOn', { day: dateWords(bill.due_date, language) })}</span>
          </span>
          <span className={classes.amount}>{inMoney(bill.balance, place.currency)}</span>
        </label>
      ))}
    </fieldset>
  );
};

const Part = ({
  open,
  most,
  value,
  say,
  onOpen,
  onChange,
}: {
  open: boolean;
  most: number;
  value: number | null;
  say: (cents: number) => string;
  onOpen: () => void;
  onChange: (next: number | null) => void;
}) => {
  const t = useWords(familyBillingWords);
  if (!open)
    return (
      <div>
        <Button variant="subtle" onClick={onOpen}>
          {t('part')}
        </Button>
      </div>
    );
  const wrong = wrongAmount(value, most);
  return (
    <MoneyField
      label={t('amount')}
      value={value}
      onChange={onChange}
      error={wrong === 'high' ? t('amountOver', { amount: say(most) }) : wrong ? t('amountNeed') : null}
    />
  );
};

const Methods = ({
  place,
  method,
  onPick,
  onAdd,
  disabled,
}: {
  place: Place;
  method: Method | undefined;
  onPick: (id: string) => void;
  onAdd: () => void;
  disabled: boolean;
}) => {
  const t = useWords(familyBillingWords);
  return (
    <fieldset className={classes.choices} disabled={disabled}>
      <legend>{t('how')}</legend>
      {place.methods.length === 0 ? <p className={classes.quiet}>{t('noMethods')}</p> : null}
      {place.methods.map((one) => (
        <label key={one.id} className={classes.choice}>
          <input type="radio" name={`pay-${place.id}`} checked={one === method} onChange={() => onPick(one.id)} />
          <span className={classes.words}>{cardName(one)}</span>
        </label>
      ))}
      {place.methods.length > 0 ? (
        <div>
          <Button variant="subtle" onClick={onAdd}>
            {t('addMethod')}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
};

const Failed = ({ paid }: { paid: readonly Paid[] }) => {
  const t = useWords(familyBillingWords);
  return (
    <div role="alert">
      {paid
        .filter(({ state }) => state === 'failed')
        .map(({ bill, why }) => (
          <p key={bill.id} className={classes.late}>
            {t('notPaid', { number: t('invoice', { number: bill.number ?? '' }), why })}
          </p>
        ))}
    </div>
  );
};

export default PayDialog;
