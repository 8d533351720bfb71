import { Button } from '@mantine/core';
import { useWords } from '@nestling/ui/words.ts';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { csvOf, type FileColumn, saveFile } from './csv.ts';
import { reportWords } from './words.ts';

/** Takes a report away: as a file for spreadsheets, or on paper. */
export const ReportActions = <Row,>({
  name,
  columns,
  rows,
}: {
  /** Of the file, without its ending. */
  name: string;
  columns: readonly FileColumn<Row>[];
  rows: readonly Row[];
}) => {
  const t = useWords(reportWords);
  return (
    <>
      <Button variant="default" leftSection={<IconPrinter size={18} />} onClick={() => print()}>
        {t('print')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} />}
        disabled={rows.length === 0}
        onClick={() => saveFile(`${name}.csv`, csvOf(columns, rows))}
      >
        {t('csv')}
      </Button>
    </>
  );
};
