import { Button } from '@mantine/core';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconChevronDown, IconDownload, IconPrinter } from '@tabler/icons-react';
import classes from './ReportActions.module.css';
import { type AskedFile, useExport } from './use-export.ts';
import { reportWords } from './words.ts';

/** Takes a report away: as a file for spreadsheets, as one for reading, or on paper. */
export const ReportActions = ({ file, paper = true }: { file: AskedFile | null; paper?: boolean }) => {
  const t = useWords(reportWords);
  const { save, busy } = useExport();
  const types = [
    ['xlsx', 'Excel'],
    ['csv', 'CSV'],
    ['pdf', 'PDF'],
  ] as const;
  return (
    <>
      {paper ? (
        <Button variant="default" leftSection={<IconPrinter size={18} />} onClick={() => print()}>
          {t('print')}
        </Button>
      ) : null}
      {file ? (
        <Menu
          className={classes.export}
          button={
            <>
              <IconDownload size={18} aria-hidden="true" />
              {t(busy ? 'making' : 'export')}
              <IconChevronDown size={16} aria-hidden="true" />
            </>
          }
          items={types.map(([type, label]) => ({ key: type, label, onPick: () => void save(file, type) }))}
        />
      ) : null}
    </>
  );
};
