import { askOnce } from '@nestling/kit/ask-once.ts';
import { takeFile } from '@nestling/kit/take-file.ts';
import { notify } from '@nestling/ui/notice/notices.ts';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv, IconFileTypePdf } from '@tabler/icons-react';
import { useClient } from 'urql';
import classes from '../reports/reports.module.css';
import { reportWords } from '../reports/words.ts';
import { TakeStatementDocument } from './account.graphql.ts';

/** Takes the statement of an account of some days away as a file. */
export const TakeStatement = ({
  student,
  days,
}: {
  student: string;
  days: { readonly from: string; readonly to: string };
}) => {
  const t = useWords(reportWords);
  const client = useClient();
  const take = async (type: 'csv' | 'xlsx' | 'pdf') => {
    const { data } = await askOnce(client, TakeStatementDocument, { student, ...days, type });
    const made = data?.exportStudentStatement;
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
      ]}
    />
  );
};
