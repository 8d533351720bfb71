import { askOnce } from '@nestling/kit/ask-once.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconBuildingBank } from '@tabler/icons-react';
import { useClient } from 'urql';
import { FileMenu, type FileType, fileIcons } from './FileMenu.tsx';
import { MakeReportDocument } from './reports.graphql.ts';
import type { Asked } from './use-asked.ts';
import { reportWords } from './words.ts';

/** The reports a file is made of. */
export type ReportName =
  | 'balance'
  | 'aging'
  | 'revenue'
  | 'held'
  | 'tax'
  | 'year'
  | 'transactions'
  | 'invoices'
  | 'payments'
  | 'summary';

type OtherFile = 'deposits' | 'journal' | 'quickbooks' | 'xero';

/** Files for the bank and for accounting, beside those of the report itself. */
const others: Partial<Readonly<Record<ReportName, readonly OtherFile[]>>> = {
  payments: ['deposits'],
  invoices: ['xero'],
  transactions: ['journal', 'quickbooks'],
};

/** Takes a report of the chosen days away as a file. */
export const ExportMenu = ({
  report,
  asked: { location, days },
  room = '',
}: {
  report: ReportName;
  asked: Asked;
  /** The one it is narrowed to; '': all. */
  room?: string;
}) => {
  const t = useWords(reportWords);
  const client = useClient();
  const make = async (type: FileType, name: ReportName | OtherFile = report) => {
    const asked = { report: name, location, ...days, room: room || null, type };
    const { data } = await askOnce(client, MakeReportDocument, asked);
    return data?.exportBillingReport;
  };
  const more = (others[report] ?? []).map((name) => ({
    key: name,
    label: t(name),
    icon: name === 'deposits' ? <IconBuildingBank size={18} /> : fileIcons.csv,
    make: () => make(name === 'deposits' ? 'xlsx' : 'csv', name),
  }));
  return <FileMenu make={make} more={more} />;
};
