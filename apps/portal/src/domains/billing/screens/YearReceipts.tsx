import { Button } from '@mantine/core';
import { sendYearReceipts } from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import type { Column } from '@nestling/kit/DataTable.tsx';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconFileTypePdf, IconSend } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import type { Located } from '../../../shell/place.ts';
import { useMay } from '../../permissions/use-may.ts';
import { usePaper } from '../family/use-paper.ts';
import { Money } from '../parts/Money.tsx';
import { YearSelect } from '../parts/YearSelect.tsx';
import { daysOfYear, yearAsked } from '../reports/days-asked.ts';
import { ReportFrame } from '../reports/ReportFrame.tsx';
import {
  PayerYearPaperDocument,
  YearReceiptRowsDocument,
  type YearReceiptRowsQuery,
} from '../reports/reports.graphql.ts';
import { sumOf, useAsked } from '../reports/use-asked.ts';
import { reportWords } from '../reports/words.ts';

type Row = YearReceiptRowsQuery['getYearReceiptReport'][number];

/** What each payer has paid in a year for each child, for the tax returns of all families at once. */
const YearReceipts = ({ place }: Located) => {
  const t = useWords(reportWords);
  const { language } = useSpeech();
  const asked = useAsked(place);
  const year = yearAsked({ from: asked.state.filter('from') }, place.today);
  const days = daysOfYear(year);
  const { data, error, again } = useAsk(
    YearReceiptRowsDocument,
    { location: asked.location, ...days },
    { keep: ['from', 'to'] },
  );
  const paper = usePaper(PayerYearPaperDocument);
  const may = useMay()('manage_billing');
  const send = useAction(sendYearReceipts);
  const rows = data?.getYearReceiptReport;
  const [provider] = rows ?? [];
  const columns: Column<Row>[] = [
    { key: 'payer', head: t('payer'), main: true, total: t('sum'), cell: ({ payer_name }) => payer_name },
    { key: 'student', head: t('student'), cell: ({ student_name }) => student_name },
    { key: 'email', head: t('email'), wide: true, cell: ({ email }) => email },
    {
      key: 'mailed',
      head: t('mailed'),
      wide: true,
      cell: ({ mailed_at }) => (mailed_at ? momentFigures(mailed_at, language) : null),
    },
    {
      key: 'amount',
      head: t('paid'),
      end: true,
      cell: ({ amount }) => <Money cents={amount} look="strong" />,
      total: <Money cents={sumOf(rows, ({ amount }) => amount)} />,
    },
  ];
  return (
    <ReportFrame
      report="year"
      asked={{ ...asked, days }}
      when={
        <YearSelect
          label={t('yearPick')}
          today={place.today}
          value={year}
          onChange={(next) => asked.choose(daysOfYear(next))}
        />
      }
      acts={
        may && rows && rows.length > 0 ? (
          <Button
            leftSection={<IconSend size={18} />}
            loading={send.busy}
            onClick={() => void send.run({ location: place.id, year: Number(year) })}
          >
            {t('sendYear')}
          </Button>
        ) : null
      }
      menuOf={({ payer_id }) => [
        {
          key: 'paper',
          label: t('yearPaper'),
          icon: <IconFileTypePdf size={18} />,
          onPick: () => void paper.fetchIt({ year: Number(year), user: payer_id }),
        },
      ]}
      rows={rows}
      error={error}
      again={again}
      columns={columns}
      chart={
        provider ? (
          <p>
            {provider.ein ? (
              provider.provider
            ) : (
              <>
                {t('noEin')} <Link to={href('billing.settings')}>{t('setEin')}</Link>
              </>
            )}
          </p>
        ) : null
      }
      keyOf={(row) => `${row.payer_id} ${row.student_name}`}
      nameOf={({ payer_name, student_name }) => [payer_name, student_name].filter(Boolean).join(', ')}
    />
  );
};

export default YearReceipts;
