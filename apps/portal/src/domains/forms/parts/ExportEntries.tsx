import { askOnce } from '@nestling/kit/ask-once.ts';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconDownload } from '@tabler/icons-react';
import { useClient } from 'urql';
import { useTaking } from '../../../shell/report/use-taking.ts';
import { ExportEntriesDocument } from '../entries.graphql.ts';
import { formWords } from '../words.ts';

/** Takes the answers of a form away as a file. */
export const ExportEntries = ({ form }: { form: string }) => {
  const t = useWords(formWords);
  const client = useClient();
  const { take } = useTaking(t('notMade'));
  const save = (type: 'xlsx' | 'csv' | 'pdf') =>
    void take(
      async () => (await askOnce(client, ExportEntriesDocument, { form_id: form, type })).data?.exportFormEntries,
    );
  return (
    <Menu
      label={t('export')}
      button={<IconDownload size={18} />}
      items={[
        { key: 'xlsx', label: t('exportXlsx'), onPick: () => save('xlsx') },
        { key: 'csv', label: t('exportCsv'), onPick: () => save('csv') },
        { key: 'pdf', label: t('exportPdf'), onPick: () => save('pdf') },
      ]}
    />
  );
};
