import { revokeApiClient } from '@nestling/contract/operations/developers.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import type { Column } from '@nestling/kit/DataTable.tsx';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { ApiClientsDocument, type ApiClientsQuery, CreateApiClientDocument } from '../clients.graphql.ts';
import { DeveloperTabs } from '../parts/DeveloperTabs.tsx';
import { ProgramForm, programNeeds, programValues } from '../parts/ProgramForm.tsx';
import { Programs } from '../parts/Programs.tsx';
import { Secret } from '../parts/Secret.tsx';
import { limitsOf } from '../program.ts';
import { developerWords } from '../words.ts';

type ApiClient = ApiClientsQuery['getApiClients'][number];
interface Made {
  readonly id: string;
  readonly secret: string;
}

/** Programs of the center, which fetch their tokens by an id and a secret. */
const ApiClients = () => {
  const t = useWords(developerWords);
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  const words = { list: t('clients'), add: t('newClient'), empty: t('noClients'), emptyText: t('noClientsText') };
  const more: Column<ApiClient>[] = [
    { key: 'owner', head: t('owner'), by: ({ owner }) => owner, cell: ({ owner }) => owner, wide: true },
  ];
  return (
    <Programs
      document={ApiClientsDocument}
      programsIn={(found) => found.getApiClients}
      words={words}
      more={more}
      revoke={revokeApiClient}
      onAdd={() => setAdding(true)}
      tabs={<DeveloperTabs here="apps" />}
    >
      {adding ? (
        <NewClient
          onClose={() => setAdding(false)}
          onMade={(client) => {
            setAdding(false);
            setMade(client);
          }}
        />
      ) : null}
      {made ? (
        <Secret
          parts={[
            { label: t('clientId'), text: made.id },
            { label: t('clientSecret'), text: made.secret },
            { label: t('tokenAddress'), text: `${location.origin}/oauth/token` },
          ]}
          onClose={() => setMade(null)}
        />
      ) : null}
    </Programs>
  );
};

const NewClient = ({ onClose, onMade }: { onClose: () => void; onMade: (client: Made | null) => void }) => {
  const t = useWords(developerWords);
  const form = useCallForm({
    add: CreateApiClientDocument,
    name: 'developers:client',
    values: programValues(),
    args: (given, values) => ({ ...given, ...limitsOf(values) }),
    needs: programNeeds,
    onSaved: ({ createApiClient }) => {
      const { client_id, client_secret } = createApiClient ?? {};
      onMade(client_id && client_secret ? { id: client_id, secret: client_secret } : null);
    },
  });
  return (
    <FormDialog form={form} title={t('newClient')} says={t('newClientText')} submit={t('make')} onClose={onClose}>
      <ProgramForm form={form} />
    </FormDialog>
  );
};

export default ApiClients;
