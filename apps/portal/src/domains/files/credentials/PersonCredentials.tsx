import { useAsk } from '@nestling/kit/ask.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { Pending } from '@nestling/kit/Pending.tsx';
import { dateWords } from '@nestling/ui/format/when.ts';
import { useSpeech } from '@nestling/ui/words.ts';
import { href } from '../../../addresses.ts';
import { CredentialBadge } from './CredentialReview.tsx';
import { type CredentialRowFragment as Credential, StaffCredentialsDocument } from './credentials.graphql.ts';
import { useCredentialWords } from './kinds.ts';

/** So many are shown; a person has a dozen. */
const MOST = 100;

/** What somebody of the team has shown, on their record. */
export const PersonCredentials = ({ person: { id, name } }: { person: { id: string; name: string } }) => {
  const { t, kindName } = useCredentialWords();
  const { language } = useSpeech();
  const { data, error, again } = useAsk(StaffCredentialsDocument, { user: id, first: MOST });
  const rows = data?.getStaffCredentials.data;
  if (!rows) return <Pending error={error} onRetry={again} rows={4} />;
  if (rows.length === 0) return <p>{t('paperNone')}</p>;
  const day = (at: string | null) => (at ? dateWords(at, language) : null);
  const columns: Column<Credential>[] = [
    { key: 'name', head: t('name'), by: (one) => one.name, main: true, cell: (one) => one.name },
    { key: 'kind', head: t('kind'), by: ({ kind }) => kindName(kind), wide: true, cell: ({ kind }) => kindName(kind) },
    { key: 'status', head: t('state'), by: ({ status }) => status, cell: (one) => <CredentialBadge one={one} /> },
    { key: 'issued', head: t('issued'), by: (one) => one.issued_on, wide: true, cell: (one) => day(one.issued_on) },
    { key: 'expires', head: t('expires'), by: (one) => one.expires_on, cell: (one) => day(one.expires_on) },
  ];
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
