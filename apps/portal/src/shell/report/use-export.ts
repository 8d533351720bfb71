import { askOnce } from '@nestling/kit/ask-once.ts';
import { takeFile } from '@nestling/kit/take-file.ts';
import { notify } from '@nestling/ui/notice/notices.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useClient } from 'urql';
import {
  ExportAttendanceDocument,
  type ExportAttendanceQueryVariables,
  ExportReportDocument,
  type ExportReportQueryVariables,
} from './export.graphql.ts';
import { reportWords } from './words.ts';

/** Which report is wanted as a file: one of presence and hours, or one about the system. */
export type AskedFile =
  | ({ readonly of: 'attendance' } & Omit<ExportAttendanceQueryVariables, 'type'>)
  | ({ readonly of: 'system' } & Omit<ExportReportQueryVariables, 'type'>);

/** Has the server make a file and hands it to the browser; what hinders it is told in a notice. */
export const useExport = () => {
  const t = useWords(reportWords);
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const ask = async (file: AskedFile, type: string) => {
    if (file.of === 'attendance') {
      const { of: _, ...asked } = file;
      const { data } = await askOnce(client, ExportAttendanceDocument, { ...asked, type });
      return data?.exportAttendanceReport;
    }
    const { of: _, ...asked } = file;
    const { data } = await askOnce(client, ExportReportDocument, { ...asked, type });
    return data?.exportReport;
  };
  const save = async (file: AskedFile, type: string): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const made = await ask(file, type).finally(() => setBusy(false));
    if (made?.status !== 'Success' || !made.file) {
      notify({ kind: 'failed', title: made?.message ?? t('notMade') });
      return;
    }
    takeFile(made.file);
  };
  return { save, busy };
};
