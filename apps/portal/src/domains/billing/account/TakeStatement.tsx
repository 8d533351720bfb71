import { askOnce } from '@nestling/kit/ask-once.ts';
import { useClient } from 'urql';
import { FileMenu } from '../reports/FileMenu.tsx';
import { TakeStatementDocument } from './account.graphql.ts';

/** Takes the statement of an account of some days away as a file. */
export const TakeStatement = ({
  student,
  days,
}: {
  student: string;
  days: { readonly from: string; readonly to: string };
}) => {
  const client = useClient();
  return (
    <FileMenu
      make={async (type) => {
        const { data } = await askOnce(client, TakeStatementDocument, { student, ...days, type });
        return data?.exportStudentStatement;
      }}
    />
  );
};
