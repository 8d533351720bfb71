import { useWords } from '@nestling/ui/words.ts';
import { IconX } from '@tabler/icons-react';
import { attendanceWords } from '../words.ts';
import { CheckActs, type CheckActsProps } from './CheckActs.tsx';
import classes from './DoorBar.module.css';

/** What can be done with the selected children; floats over the list while somebody is selected. */
export const DoorBar = ({
  count,
  onClear,
  ...acts
}: CheckActsProps & {
  count: number;
  onClear: () => void;
}) => {
  const t = useWords(attendanceWords);
  return (
    <div className={classes.bar} data-bulk-bar role="toolbar" aria-label={t('selected', { count })}>
      <span className={classes.count}>{t('selected', { count })}</span>
      <CheckActs {...acts} mainOut menuClass={classes.menu} />
      <button type="button" className={classes.clear} aria-label={t('clear')} onClick={onClear}>
        <IconX size={20} />
      </button>
    </div>
  );
};
