import { useTaking } from '@nestling/kit/taking.ts';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv, IconFileTypePdf } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './reports.module.css';
import { reportWords } from './words.ts';

/** What a file is made as. */
export type FileType = 'xlsx' | 'csv' | 'pdf';
/** The answer of a call that makes a file. */
type Made = { readonly message: string; readonly file: string | null } | null | undefined;

export const fileIcons: Readonly<Record<FileType, ReactNode>> = {
  xlsx: <IconFileSpreadsheet size={18} />,
  csv: <IconFileTypeCsv size={18} />,
  pdf: <IconFileTypePdf size={18} />,
};
const types = ['xlsx', 'csv', 'pdf'] as const;

/**
 * Takes what a screen shows away as a file; what hinders it is told in a notice.
 * @param make asks the server for the file
 * @param more other files of the same, below the usual ones
 */
export const FileMenu = ({
  make,
  more = [],
}: {
  make: (type: FileType) => Promise<Made>;
  more?: readonly {
    readonly key: string;
    readonly label: string;
    readonly icon: ReactNode;
    readonly make: () => Promise<Made>;
  }[];
}) => {
  const t = useWords(reportWords);
  const { take } = useTaking();
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
        ...types.map((type) => ({
          key: type,
          label: t(type),
          icon: fileIcons[type],
          onPick: () => void take(() => make(type)),
        })),
        ...more.map(({ make: makeOther, ...item }) => ({ ...item, onPick: () => void take(makeOther) })),
      ]}
    />
  );
};
