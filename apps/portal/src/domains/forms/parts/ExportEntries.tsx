import { askOnce } from '@nestling/kit/ask-once.ts';
import { useTaking } from '@nestling/kit/taking.ts';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconDownload } from '@tabler/icons-react';
import { useClient } from 'urql';
import { useToday } from '../../../shell/today.ts';
import { ExportEntriesDocument } from '../entries.graphql.ts';
import { formWords } from '../words.ts';

/** So many years back the signed copies of a year are offered as one file. */
const YEARS = 3;

/** Takes the answers of a form away as a file; with the signed copies a year at a time, which one file holds. */
export const ExportEntries = ({ form, zone }: { form: string; zone: string | null }) => {
  const t = useWords(formWords);
  const client = useClient();
  const today = useToday(zone);
  const { take } = useTaking();
  const save = (type: 'xlsx' | 'csv' | 'pdf' | 'zip', days: { start_date?: string; end_date?: string } = {}) =>
    void take(
      async () =>
        (await askOnce(client, ExportEntriesDocument, { form_id: form, type, ...days })).data?.exportFormEntries,
    );
  const years = Array.from({ length: YEARS }, (_, back) => String(Number(today.slice(0, 4)) - back));
  return (
    <Menu
      label={t('export')}
      button={<IconDownload size={18} />}
      items={[
        { key: 'xlsx', label: t('exportXlsx'), onPick: () => save('xlsx') },
        { key: 'csv', label: t('exportCsv'), onPick: () => save('csv') },
        { key: 'pdf', label: t('exportPdf'), onPick: () => save('pdf') },
        ...years.map((year) => ({
          key: year,
          label: t('exportZip', { year }),
          onPick: () => save('zip', { start_date: `${year}-01-01`, end_date: `${year}-12-31` }),
        })),
      ]}
    />
  );
};
