import { askOnce } from '@nestling/kit/ask-once.ts';
import { useTaking } from '@nestling/kit/taking.ts';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv, IconPrinter } from '@tabler/icons-react';
import { useClient } from 'urql';
import classes from './ExportMenu.module.css';
import { MakeRosterDocument, OpenRosterDocument } from './rosterFile.graphql.ts';
import { rosterWords } from './words.ts';

/** Takes the roster of the location, or of the room that is shown, away as a file. */
export const ExportMenu = ({ location, room }: { location: string; room: string }) => {
  const t = useWords(rosterWords);
  const client = useClient();
  const { take } = useTaking();
  const fetchIt = (type: 'csv' | 'xlsx' | 'pdf') =>
    take(async () => {
      const asked = { location, programs: room ? [room] : null, fields: null, type };
      const made = (await askOnce(client, MakeRosterDocument, asked)).data?.exportStudentRoster;
      if (!made?.file) return made;
      return (await askOnce(client, OpenRosterDocument, { file: made.file })).data?.downloadStudentRoster;
    });
  return (
    <Menu
      className={classes.export}
      button={
        <>
          <IconDownload size={18} aria-hidden="true" />
          {t('export')}
        </>
      }
      items={[
        {
          key: 'xlsx',
          label: t('exportXlsx'),
          icon: <IconFileSpreadsheet size={18} />,
          onPick: () => void fetchIt('xlsx'),
        },
        { key: 'csv', label: t('exportCsv'), icon: <IconFileTypeCsv size={18} />, onPick: () => void fetchIt('csv') },
        { key: 'pdf', label: t('exportPdf'), icon: <IconPrinter size={18} />, onPick: () => void fetchIt('pdf') },
      ]}
    />
  );
};
