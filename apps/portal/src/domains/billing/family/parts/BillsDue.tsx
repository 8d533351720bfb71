import { useWords } from '@nestling/ui/words.ts';
import { IconChevronRight, IconReceipt2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useQuery } from 'urql';
import { href } from '../../../../addresses.ts';
import { inMoney } from '../bills.ts';
import { dayFromNow, useDueWords } from '../due-words.ts';
import { FamilyBillsDueDocument } from '../family.graphql.ts';
import classes from '../family.module.css';
import { familyBillingWords } from '../words.ts';

/** Days before the due day from which the start page says it. */
const SOON_DAYS = 7;

/** What is due soon, or late, on the family's start page; nothing while there is nothing. */
const BillsDue = () => {
  const t = useWords(familyBillingWords);
  const dueWords = useDueWords();
  const [{ data }] = useQuery({ query: FamilyBillsDueDocument });
  const soon = dayFromNow(SOON_DAYS);
  const places = [...Map.groupBy(data?.accounts ?? [], ({ location }) => location?.id ?? '')].flatMap(([id, own]) => {
    const due = own.flatMap(({ open_invoices }) => open_invoices).filter(({ due_date }) => due_date <= soon);
    const [first] = due.map(({ due_date }) => due_date).sort();
    const cents = due.reduce((sum, { balance }) => sum + balance, 0);
    return first === undefined ? [] : [{ id, first, cents, currency: own[0]?.currency ?? 'USD' }];
  });
  if (places.length === 0) return null;
  return (
    <section className={classes.home}>
      <h2 className={classes.heading}>{t('needs')}</h2>
      {places.map(({ id, first, cents, currency }) => (
        <Link key={id} to={href('billing.family')} className={classes.homeLine}>
          <IconReceipt2 size={24} />
          <span className={classes.words}>
            <b>{t('dueHome', { amount: inMoney(cents, currency) })}</b>
            <span className={first < dayFromNow(0) ? classes.late : classes.detail}>{dueWords(first)}</span>
          </span>
          <IconChevronRight size={20} />
        </Link>
      ))}
    </section>
  );
};

export default BillsDue;
