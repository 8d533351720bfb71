import { useAsk } from '@nestling/kit/ask.ts';
import { Chart } from '@nestling/kit/chart/Chart.tsx';
import { ListBody } from '@nestling/kit/ListBody.tsx';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { money } from '@nestling/ui/format/money.ts';
import { monthWords } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import type { Located } from '../../../shell/place.ts';
import { DaySpan } from '../parts/DaySpan.tsx';
import { keyIn, useMethodWord } from '../parts/state.tsx';
import { ClosedMonths } from '../reports/ClosedMonths.tsx';
import { CloseMonth } from '../reports/CloseMonth.tsx';
import { ExportMenu } from '../reports/ExportMenu.tsx';
import { SummaryRowsDocument } from '../reports/reports.graphql.ts';
import { useAsked } from '../reports/use-asked.ts';
import { reportWords } from '../reports/words.ts';

const kinds = {
  receivable: 'receivable',
  credit: 'credit',
  income: 'income',
  waived: 'waivedKind',
  promotion: 'promotion',
  cash: 'cash',
  clearing: 'clearing',
  deposit: 'deposit',
  tax: 'taxOwed',
  surcharge: 'surcharge',
} as const;

const parts = [
  ['category', 'category'],
  ['method', 'byMethod'],
  ['location', 'byLocation'],
  ['total', 'accounts'],
] as const;

/** The sums of the days by category, method, location and kind of account, each as picture and numbers. */
const SummaryReport = ({ place }: Located) => {
  const t = useWords(reportWords);
  const { language } = useSpeech();
  const method = useMethodWord();
  const asked = useAsked(place);
  const { data, error, again } = useAsk(
    SummaryRowsDocument,
    { location: asked.location, ...asked.days },
    { pause: asked.pause },
  );
  const rows = data?.getBillingSummaryReport?.rows;
  const named = (part: string, name: string): string => {
    if (part === 'method') return method(name);
    if (part === 'category') return name || t('noCategory');
    const kind = part === 'total' ? keyIn(kinds, name) : null;
    return kind ? t(kinds[kind]) : name;
  };
  return (
    <Screen
      actions={
        <>
          <CloseMonth location={asked.location} />
          <ExportMenu report="summary" asked={asked} />
        </>
      }
    >
      <Stack gap="l">
        <DaySpan days={asked.days} onChange={asked.choose} />
        {data?.getBillingSummaryReport?.closed.map(({ location_id, location, month }) => (
          <p key={location_id}>{t('closedThrough', { location, month: monthWords(month, language) })}</p>
        ))}
        <ListBody
          count={rows?.length}
          error={error}
          onRetry={again}
          empty={
            <EmptyState picture={<PaperPicture />} title={t('none')}>
              {t('noneText')}
            </EmptyState>
          }
        >
          <Stack gap="xl">
            {parts.map(([part, head]) => {
              const some = rows?.filter((row) => row.part === part) ?? [];
              return some.length > 0 ? (
                <Chart
                  key={part}
                  kind="bars"
                  label={t(head)}
                  head={t('name')}
                  rows={some.map(({ name, amount }) => ({ label: named(part, name), values: { amount } }))}
                  series={[{ key: 'amount', label: t('amount') }]}
                  format={(cents) => money(cents)}
                />
              ) : null;
            })}
          </Stack>
        </ListBody>
        <ClosedMonths location={place.id} zone={place.zone} />
      </Stack>
    </Screen>
  );
};

export default SummaryReport;
