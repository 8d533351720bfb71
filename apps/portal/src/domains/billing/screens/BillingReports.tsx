import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import type { Located } from '../../../shell/place.ts';
import { Sections } from '../lists/Sections.tsx';
import classes from '../reports/reports.module.css';
import { reportWords } from '../reports/words.ts';

/** The reports on money, with what each answers. */
const BillingReports = ({ place }: Located) => {
  const t = useWords(reportWords);
  const reports = [
    { to: href('billing.report.balance'), name: t('balance'), text: t('balanceText') },
    { to: href('billing.report.aging'), name: t('aging'), text: t('agingText') },
    { to: href('billing.report.revenue'), name: t('revenue'), text: t('revenueText') },
    { to: href('billing.report.deposits'), name: t('held'), text: t('heldText') },
    { to: href('billing.report.tax'), name: t('tax'), text: t('taxText') },
    { to: href('billing.report.year'), name: t('year'), text: t('yearText') },
    { to: href('billing.report.transactions'), name: t('transactions'), text: t('transactionsText') },
    { to: href('billing.report.invoices'), name: t('invoices'), text: t('invoicesText') },
    { to: href('billing.report.payments'), name: t('payments'), text: t('paymentsText') },
    { to: href('billing.report.summary'), name: t('summary'), text: t('summaryText') },
  ];
  return (
    <Screen>
      <Stack>
        <Sections location={place.id} />
        <div className={classes.cards}>
          {reports.map(({ to, name, text }) => (
            <Link key={to} to={to} className={classes.card}>
              <h2>{name}</h2>
              <p>{text}</p>
            </Link>
          ))}
        </div>
      </Stack>
    </Screen>
  );
};

export default BillingReports;
