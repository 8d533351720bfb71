import { useAsk } from '@nestling/kit/ask.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconReceipt2 } from '@tabler/icons-react';
import { href } from '../../../../addresses.ts';
import { NeedLine } from '../../../../shell/NeedLine.tsx';
import { inMoney } from '../bills.ts';
import { dayFromNow, useDueWords } from '../due-words.ts';
import { FamilyBillsDueDocument } from '../family.graphql.ts';
import { familyBillingWords } from '../words.ts';

/** Days before the due day from which the start page says it. */
const SOON_DAYS = 7;

/** Lines of what is due soon, or late, for the family's start page; none while there is nothing. */
export const BillsDue = () => {
  const t = useWords(familyBillingWords);
  const dueWords = useDueWords();
  const { data } = useAsk(FamilyBillsDueDocument, {});
  const soon = dayFromNow(SOON_DAYS);
  const places = [...Map.groupBy(data?.accounts ?? [], ({ location }) => location?.id ?? '')].flatMap(([id, own]) => {
    const due = own.flatMap(({ open_invoices }) => open_invoices).filter(({ due_date }) => due_date <= soon);
    const [first] = due.map(({ due_date }) => due_date).sort();
    const cents = due.reduce((sum, { balance }) => sum + balance, 0);
    return first === undefined ? [] : [{ id, first, cents, currency: own[0]?.currency ?? 'USD' }];
  });
  return places.map(({ id, first, cents, currency }) => (
    <NeedLine
      key={id}
      to={href('billing.family')}
      icon={<IconReceipt2 size={24} />}
      title={t('dueHome', { amount: inMoney(cents, currency) })}
      detail={dueWords(first)}
      late={first < dayFromNow(0)}
    />
  ));
};
