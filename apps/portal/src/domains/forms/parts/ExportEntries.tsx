import { askOnce } from '@nestling/kit/ask-once.ts';
import { takeFile } from '@nestling/kit/take-file.ts';
import { notify } from '@nestling/ui/notice/notices.ts';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useClient } from 'urql';
import { ExportEntriesDocument } from '../entries.graphql.ts';
import { formWords } from '../words.ts';

/** Takes the answers of a form away as a file. */
export const ExportEntries = ({ form }: { form: string }) => {
  const t = useWords(formWords);
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const take = async (type: 'xlsx' | 'csv' | 'pdf') => {
    if (busy) return;
    setBusy(true);
    const { data } = await askOnce(client, ExportEntriesDocument, { form_id: form, type }).finally(() =>
      setBusy(false),
    );
    const made = data?.exportFormEntries;
    if (made?.status !== 'Success' || !made.file) {
      notify({ kind: 'failed', title: made?.message ?? t('notMade') });
      return;
    }
    takeFile(made.file);
  };
  return (
    <Menu
      label={t('export')}
      button={<IconDownload size={18} />}
      items={[
        { key: 'xlsx', label: t('exportXlsx'), onPick: () => void take('xlsx') },
        { key: 'csv', label: t('exportCsv'), onPick: () => void take('csv') },
        { key: 'pdf', label: t('exportPdf'), onPick: () => void take('pdf') },
      ]}
    />
  );
};
