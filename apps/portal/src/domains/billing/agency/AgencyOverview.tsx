import { Chart } from '@nestling/kit/chart/Chart.tsx';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { money } from '@nestling/ui/format/money.ts';
import { useWords } from '@nestling/ui/words.ts';
import classes from '../parts/billing.module.css';
import { InvoiceTable } from '../parts/InvoiceTable.tsx';
import { Figure, Figures } from '../parts/Money.tsx';
import { PaymentTable } from '../parts/PaymentTable.tsx';
import { useAgencyRecord } from './use-agency.ts';
import { agencyWords } from './words.ts';

/** What an agency owes by its age, its open invoices and last payments. */
const AgencyOverview = () => {
  const { sums } = useAgencyRecord();
  const t = useWords(agencyWords);
  const { balance, open, credit, current, late_30, late_60, late_90, late_over } = sums;
  const late = (late_30 ?? 0) + (late_60 ?? 0) + (late_90 ?? 0) + (late_over ?? 0);
  return (
    <Stack gap="l">
      <Figures>
        <Figure label={t('balance')} large>
          {money(balance)}
        </Figure>
        <Figure label={t('open')} late={late > 0}>
          {money(open)}
        </Figure>
        <Figure label={t('credit')}>{money(credit)}</Figure>
      </Figures>
      <Chart
        kind="bars"
        label={t('ages')}
        head={t('age')}
        rows={[
          { label: t('current'), values: { amount: current } },
          { label: t('late30'), values: { amount: late_30 } },
          { label: t('late60'), values: { amount: late_60 } },
          { label: t('late90'), values: { amount: late_90 } },
          { label: t('lateOver'), values: { amount: late_over } },
        ]}
        series={[{ key: 'amount', label: t('amount') }]}
        format={(cents) => money(cents)}
      />
      {sums.open_invoices.length > 0 ? (
        <section>
          <h2 className={classes.heading}>{t('newest')}</h2>
          <InvoiceTable rows={sums.open_invoices} label={t('newest')} withStudent withPayer={false} />
        </section>
      ) : null}
      {sums.last_payments.length > 0 ? (
        <section>
          <h2 className={classes.heading}>{t('lastPayments')}</h2>
          <PaymentTable rows={sums.last_payments} label={t('lastPayments')} withPayer={false} />
        </section>
      ) : null}
    </Stack>
  );
};

export default AgencyOverview;
