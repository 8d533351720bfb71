import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconDownload } from '@tabler/icons-react';
import filterClasses from '../FilterRow.module.css';
import classes from './ListFileMenu.module.css';
import type { ListFile } from './list-file.ts';
import { useListFileItems } from './list-file-items.tsx';
import { tableWords } from './words.ts';

/**
 * Takes the list on show away as a file, with the filters it has and all of its pages, or keeps it to be sent regularly.
 * `ListScreen` has it wherever the call of its list can be taken away.
 */
export const ListFileMenu = ({ file }: { file: ListFile }) => {
  const t = useWords(tableWords);
  return (
    <Menu
      align="end"
      className={`${filterClasses.filter} ${classes.button}`}
      label={t('export')}
      button={
        <>
          <IconDownload size={18} />
          <span className={classes.words}>{t('export')}</span>
        </>
      }
      items={useListFileItems(file)}
    />
  );
};
