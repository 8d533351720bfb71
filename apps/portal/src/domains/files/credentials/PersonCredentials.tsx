import { useAsk } from '@nestling/kit/ask.ts';
import { DataTable } from '@nestling/kit/DataTable.tsx';
import { Pending } from '@nestling/kit/Pending.tsx';
import { href } from '../../../addresses.ts';
import { StaffCredentialsDocument } from './credentials.graphql.ts';
import { useCredentialWords } from './kinds.ts';
import { useCredentialColumns } from './use-credential-columns.tsx';

/** So many are shown; a person has a dozen. */
const MOST = 100;

/** What somebody of the team has shown, on their record. */
export const PersonCredentials = ({ person: { id, name } }: { person: { id: string; name: string } }) => {
  const { t } = useCredentialWords();
  const columns = useCredentialColumns();
  const { data, error, again } = useAsk(StaffCredentialsDocument, { user: id, first: MOST });
  const rows = data?.getStaffCredentials.data;
  if (!rows) return <Pending error={error} onRetry={again} rows={4} />;
  if (rows.length === 0) return <p>{t('paperNone')}</p>;
  return (
    <DataTable
      label={t('papers')}
      rows={rows}
      columns={columns}
      keyOf={(one) => one.id}
      nameOf={(one) => one.name}
      hrefOf={(one) => href('credentials.papers', {}, { search: name, open: one.id })}
    />
  );
};
