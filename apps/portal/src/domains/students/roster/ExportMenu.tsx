import { askOnce } from '@nestling/kit/ask-once.ts';
import type { ListFile } from '@nestling/kit/table/list-file.ts';
import { useListFileItems } from '@nestling/kit/table/list-file-items.tsx';
import { useTaking } from '@nestling/kit/taking.ts';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv, IconPrinter } from '@tabler/icons-react';
import { useClient } from 'urql';
import classes from './ExportMenu.module.css';
import { MakeRosterDocument, OpenRosterDocument } from './rosterFile.graphql.ts';
import { rosterWords } from './words.ts';

/**
 * Takes the roster of the location, or of the room that is shown, away as a file: with everybody's contacts. Or the list as it
 * stands there, with its filters.
 */
export const ExportMenu = ({ location, room, file }: { location: string; room: string; file: ListFile }) => {
  const ofList = useListFileItems(file);
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
          key: 'roster-xlsx',
          group: t('withContacts'),
          label: t('exportXlsx'),
          icon: <IconFileSpreadsheet size={18} />,
          onPick: () => void fetchIt('xlsx'),
        },
        {
          key: 'roster-csv',
          label: t('exportCsv'),
          icon: <IconFileTypeCsv size={18} />,
          onPick: () => void fetchIt('csv'),
        },
        {
          key: 'roster-pdf',
          label: t('exportPdf'),
          icon: <IconPrinter size={18} />,
          onPick: () => void fetchIt('pdf'),
        },
        ...ofList.map((one, at) => (at === 0 ? { ...one, group: t('asShown') } : one)),
      ]}
    />
  );
};
