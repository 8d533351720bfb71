import { askOnce } from '@nestling/kit/ask-once.ts';
import { takeFile } from '@nestling/kit/take-file.ts';
import { notify } from '@nestling/ui/notice/notices.ts';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import {
  IconBuildingBank,
  IconDownload,
  IconFileSpreadsheet,
  IconFileTypeCsv,
  IconFileTypePdf,
} from '@tabler/icons-react';
import { useClient } from 'urql';
import { MakeReportDocument } from './reports.graphql.ts';
import classes from './reports.module.css';
import type { Asked } from './use-asked.ts';
import { reportWords } from './words.ts';

/** The reports a file is made of. */
export type ReportName =
  | 'balance'
  | 'aging'
  | 'revenue'
  | 'year'
  | 'transactions'
  | 'invoices'
  | 'payments'
  | 'summary';

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
  const take = async (
    type: 'csv' | 'xlsx' | 'pdf',
    name: ReportName | 'deposits' | 'journal' | 'quickbooks' | 'xero' = report,
  ) => {
    const { data } = await askOnce(client, MakeReportDocument, {
      report: name,
      location,
      ...days,
      room: room || null,
      type,
    });
    const made = data?.exportBillingReport;
    if (made?.file) takeFile(made.file);
    else notify({ kind: 'failed', title: made?.message || t('exportFailed') });
  };
  return (
    <Menu
      className={classes.export}
      button={
        <>
          <IconDownload size={18} aria-hidden="true" />
          {t('export')}
        </>
      }
      items={[
        { key: 'xlsx', label: t('xlsx'), icon: <IconFileSpreadsheet size={18} />, onPick: () => void take('xlsx') },
        { key: 'csv', label: t('csv'), icon: <IconFileTypeCsv size={18} />, onPick: () => void take('csv') },
        { key: 'pdf', label: t('pdf'), icon: <IconFileTypePdf size={18} />, onPick: () => void take('pdf') },
        ...(report === 'payments'
          ? [
              {
                key: 'deposits',
                label: t('deposits'),
                icon: <IconBuildingBank size={18} />,
                onPick: () => void take('xlsx', 'deposits'),
              },
            ]
          : []),
        ...(report === 'invoices'
          ? [
              {
                key: 'xero',
                label: t('xero'),
                icon: <IconFileTypeCsv size={18} />,
                onPick: () => void take('csv', 'xero'),
              },
            ]
          : []),
        ...(report === 'transactions'
          ? [
              {
                key: 'journal',
                label: t('journal'),
                icon: <IconFileTypeCsv size={18} />,
                onPick: () => void take('csv', 'journal'),
              },
              {
                key: 'quickbooks',
                label: t('quickbooks'),
                icon: <IconFileTypeCsv size={18} />,
                onPick: () => void take('csv', 'quickbooks'),
              },
            ]
          : []),
      ]}
    />
  );
};
