import { useWords } from '@nestling/ui/words.ts';
import { IconCake, IconLock } from '@tabler/icons-react';
import type { Layer } from '../days.ts';
import { calendarWords } from '../words.ts';
import classes from './DayGrid.module.css';

/** A birthday or a closed day above the events. */
export const LayerMark = ({ layer: { kind, name } }: { layer: Layer }) => {
  const t = useWords(calendarWords);
  const Icon = kind === 'birthday' ? IconCake : IconLock;
  return (
    <p className={classes.mark} data-kind={kind}>
      <Icon size={14} aria-hidden="true" />
      {t(kind === 'birthday' ? 'birthday' : 'closed', { name })}
    </p>
  );
};
