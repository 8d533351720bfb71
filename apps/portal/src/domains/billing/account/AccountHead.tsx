import { Button } from '@mantine/core';
import { sendUnpaidReminder } from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { usePanel } from '@nestling/kit/panel.ts';
import { money } from '@nestling/ui/format/money.ts';
import { dateWords } from '@nestling/ui/format/when.ts';
import { Avatar } from '@nestling/ui/person/Person.tsx';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { useMay } from '../../permissions/use-may.ts';
import { ChargeDialog } from '../acts/ChargeDialog.tsx';
import { CreditDialog } from '../acts/CreditDialog.tsx';
import { PaymentDialog } from '../acts/PaymentDialog.tsx';
import { actWords } from '../acts/words.ts';
import { BillingOff } from '../parts/BillingOff.tsx';
import { Figure, Figures } from '../parts/Money.tsx';
import { usePeriodWord } from '../parts/periods.ts';
import classes from './account.module.css';
import { depositWords } from './deposit-words.ts';
import { type Account, chargedAccount } from './use-account.ts';
import { accountWords } from './words.ts';

/** Whose account it is, what is owed, and what an office does each day. */
export const AccountHead = ({ account }: { account: Account }) => {
  const t = useWords(accountWords);
  const period = usePeriodWord();
  const { student, student_name, room, plans } = account;
  const [plan] = plans;
  return (
    <header className={classes.head}>
      <div className={classes.top}>
        <div className={classes.who}>
          <Avatar id={account.id} name={student_name ?? ''} image={student?.image} size={64} />
          <div>
            <h1 className={classes.name}>{t('title', { name: student_name ?? '' })}</h1>
            <Row gap="s" className={classes.facts}>
              {room ? <RoomName name={room.name} colour={room.color_code} /> : null}
              {plan ? <span>{`${plan.name}, ${money(plan.amount)} ${period(plan.period)}`}</span> : null}
              {student ? (
                <Link className={classes.link} to={href('students.one', { userId: account.id })}>
                  {t('record')}
                </Link>
              ) : null}
            </Row>
          </div>
        </div>
        <Acts account={account} />
      </div>
      <Standing account={account} />
      {account.location ? <BillingOff location={account.location.id} /> : null}
    </header>
  );
};

/** What is owed, since when, what is left to use, and what comes next. */
const Standing = ({ account }: { account: Account }) => {
  const t = useWords(accountWords);
  const { language } = useSpeech();
  const d = useWords(depositWords);
  const { balance, credit, deposit, overdue, oldest_due_date, days_late, next_invoice_date, last_reminder } = account;
  const owes = balance ?? 0;
  return (
    <Figures>
      <Figure label={t(owes < 0 ? 'inCredit' : 'owed')} large>
        {money(Math.abs(owes))}
      </Figure>
      {overdue && oldest_due_date ? (
        <Figure label={t('lateSince')} late>
          {dateWords(oldest_due_date, language)} · {t('late', { count: days_late ?? 0 })}
        </Figure>
      ) : null}
      <Figure label={t('credit')}>{money(credit)}</Figure>
      {deposit ? <Figure label={d('held')}>{money(deposit)}</Figure> : null}
      <Figure label={t('next')}>{next_invoice_date ? dateWords(next_invoice_date, language) : t('noNext')}</Figure>
      {last_reminder ? (
        <Figure label={t('reminded')}>{dateWords(last_reminder, language, account.location?.timezone?.value)}</Figure>
      ) : null}
    </Figures>
  );
};

const Acts = ({ account }: { account: Account }) => {
  const t = useWords(actWords);
  const may = useMay()('manage_billing');
  // In the address, so that the search box leads to the act itself.
  const { open, show: setOpen, close } = usePanel('act');
  const remind = useAction(sendUnpaidReminder);
  if (!may) return null;
  const charged = chargedAccount(account);
  return (
    <div className={classes.acts}>
      {(account.balance ?? 0) > 0 ? (
        <Button variant="default" loading={remind.busy} onClick={() => void remind.run({ student_id: account.id })}>
          {t('remind')}
        </Button>
      ) : null}
      <Button variant="default" onClick={() => setOpen('credit')}>
        {t('giveCredit')}
      </Button>
      <Button variant="default" onClick={() => setOpen('charge')}>
        {t('addCharge')}
      </Button>
      <Button onClick={() => setOpen('payment')}>{t('takePayment')}</Button>
      {open === 'charge' ? <ChargeDialog account={charged} onClose={close} /> : null}
      {open === 'credit' ? <CreditDialog account={charged} onClose={close} /> : null}
      {open === 'payment' ? <PaymentDialog account={charged} owed={account.open ?? 0} onClose={close} /> : null}
    </div>
  );
};
