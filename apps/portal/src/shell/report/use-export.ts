import { askOnce } from '@nestling/kit/ask-once.ts';
import { useTaking } from '@nestling/kit/taking.ts';
import { useClient } from 'urql';
import {
  ExportAttendanceDocument,
  type ExportAttendanceQueryVariables,
  ExportReportDocument,
  type ExportReportQueryVariables,
} from './export.graphql.ts';

/** Which report is wanted as a file: one of presence and hours, or one about the system. */
export type AskedFile =
  | ({ readonly of: 'attendance' } & Omit<ExportAttendanceQueryVariables, 'type'>)
  | ({ readonly of: 'system' } & Omit<ExportReportQueryVariables, 'type'>);

/** Has the server make a file and hands it to the browser; what hinders it is told in a notice. */
export const useExport = () => {
  const client = useClient();
  const { take, busy } = useTaking();
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
  const save = (file: AskedFile, type: string) => take(() => ask(file, type));
  return { save, busy };
};
