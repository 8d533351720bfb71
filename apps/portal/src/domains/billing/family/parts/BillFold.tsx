import { Button } from '@mantine/core';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { dateWords } from '@nestling/ui/format/when.ts';
import { lazy } from '@nestling/ui/lazy.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconDownload, IconMessageQuestion } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useWorking } from '../../parts/working.ts';
import { appliedOf, type Bill, inMoney } from '../bills.ts';
import { useDueWords } from '../due-words.ts';
import { OwnInvoicePaperDocument } from '../family.graphql.ts';
import classes from '../family.module.css';
import { useBillingStates } from '../states.ts';
import { usePaper } from '../use-paper.ts';
import { familyBillingWords } from '../words.ts';

const AskDialog = lazy(() => import('./AskDialog.tsx'));

const isOwed = ({ status }: Bill): boolean => ['open', 'partly_paid', 'overdue'].includes(status ?? '');

/** One invoice: how much and until when; opened, why: each line with its arithmetic, what was paid, what was asked. */
export const BillFold = ({ bill }: { bill: Bill }) => {
  const t = useWords(familyBillingWords);
  const { language } = useSpeech();
  const dueWords = useDueWords();
  const states = useBillingStates();
  const { fetchIt, busy } = usePaper(OwnInvoicePaperDocument);
  const working = useWorking();
  const [asking, setAsking] = useState(false);
  const { kind, label } = states.ofInvoice(bill.status ?? 'open');
  const say = (cents: number | null) => inMoney(cents, bill.currency);
  const title = bill.items[0]?.name ?? t('invoice', { number: bill.number ?? '' });
  return (
    <details className={classes.fold}>
      <summary>
        <span className={classes.words}>
          <b>{title}</b>
          <span className={classes.detail}>
            {isOwed(bill) ? dueWords(bill.due_date) : dateWords(bill.date, language)}
          </span>
          <span>
            <Badge kind={kind}>{label}</Badge>
          </span>
        </span>
        <span className={classes.amount}>{say(isOwed(bill) ? bill.balance : bill.total)}</span>
      </summary>
      <div className={classes.inside}>
        <p className={classes.detail}>
          {[t('invoice', { number: bill.number ?? '' }), t('billedOn', { day: dateWords(bill.date, language) })].join(
            ' · ',
          )}
        </p>
        <ul className={classes.items}>
          {bill.items.map((item) => (
            <li key={item.id} className={classes.item}>
              <span className={classes.words}>
                {item.name}
                <span className={classes.detail}>{working(item, bill.currency)}</span>
              </span>
              <span className={classes.amount}>{say(item.amount)}</span>
            </li>
          ))}
        </ul>
        <Sums bill={bill} say={say} />
        {bill.note ? <p className={classes.talk}>{bill.note}</p> : null}
        {bill.ended_reason ? <p className={classes.talk}>{bill.ended_reason}</p> : null}
        {bill.questions.map(({ id, note, answer }) => (
          <div key={id} className={classes.talk}>
            <p>{t('asked', { note })}</p>
            <p className={classes.quiet}>{answer ? t('answered', { note: answer }) : t('waiting')}</p>
          </div>
        ))}
        <Row gap="xs">
          <Button
            variant="default"
            leftSection={<IconDownload size={18} />}
            loading={busy}
            onClick={() => void fetchIt({ id: bill.id })}
          >
            {t('download')}
          </Button>
          <Button variant="default" leftSection={<IconMessageQuestion size={18} />} onClick={() => setAsking(true)}>
            {t('ask')}
          </Button>
        </Row>
      </div>
      {asking ? (
        <Suspense fallback={null}>
          <AskDialog bill={bill} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </details>
  );
};

const Sums = ({ bill, say }: { bill: Bill; say: (cents: number | null) => string }) => {
  const t = useWords(familyBillingWords);
  const { language } = useSpeech();
  const states = useBillingStates();
  const off = bill.waived + bill.transferred;
  return (
    <div className={classes.sums}>
      <p className={classes.item}>
        <span>{t('total')}</span>
        <span className={classes.amount}>{say(bill.total)}</span>
      </p>
      {appliedOf(bill.payments).map(({ key, label, date, amount }) => (
        <p key={key} className={`${classes.item} ${classes.quiet}`}>
          <span>
            {states.ofWay(label)}
            {date ? `, ${dateWords(date, language)}` : ''}
          </span>
          <span className={classes.amount}>{say(-amount)}</span>
        </p>
      ))}
      {off > 0 ? (
        <p className={`${classes.item} ${classes.quiet}`}>
          <span>{t('waived')}</span>
          <span className={classes.amount}>{say(-off)}</span>
        </p>
      ) : null}
      {bill.balance !== bill.total && isOwed(bill) ? (
        <p className={classes.item}>
          <b>{t('stillOwed')}</b>
          <span className={classes.amount}>{say(bill.balance)}</span>
        </p>
      ) : null}
    </div>
  );
};
