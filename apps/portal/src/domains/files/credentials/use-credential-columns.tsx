import type { Column } from '@nestling/kit/DataTable.tsx';
import { dateWords } from '@nestling/ui/format/when.ts';
import { useSpeech } from '@nestling/ui/words.ts';
import { CredentialBadge } from './CredentialReview.tsx';
import type { CredentialRowFragment as Credential } from './credentials.graphql.ts';
import { useCredentialWords } from './kinds.ts';

/** What a list says of each credential. */
export const useCredentialColumns = (): readonly Column<Credential>[] => {
  const { t, kindName } = useCredentialWords();
  const { language } = useSpeech();
  return [
    { key: 'name', head: t('name'), by: ({ name }) => name, main: true, cell: ({ name }) => name },
    { key: 'kind', head: t('kind'), by: ({ kind }) => kind, wide: true, cell: ({ kind }) => kindName(kind) },
    { key: 'status', head: t('state'), by: ({ status }) => status, cell: (row) => <CredentialBadge one={row} /> },
    {
      key: 'issued_on',
      head: t('issued'),
      by: ({ issued_on }) => issued_on,
      wide: true,
      cell: ({ issued_on }) => dateWords(issued_on, language),
    },
    {
      key: 'expires_on',
      head: t('expires'),
      by: ({ expires_on }) => expires_on,
      cell: ({ expires_on }) => (expires_on ? dateWords(expires_on, language) : null),
    },
  ];
};
