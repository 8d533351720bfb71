import { Button } from '@mantine/core';
import { addDays, weekOf } from '@nestling/ui/format/day.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { kitWords } from './words.ts';

/**
 * Goes from week to week, and back to this one. Weeks begin on Mondays.
 * @param until the last day that can be shown; left out: any
 */
export const WeekSteps = ({
  monday,
  today,
  until,
  onMonday,
}: {
  monday: string;
  today: string;
  until?: string;
  onMonday: (monday: string) => void;
}) => {
  const t = useWords(kitWords);
  const next = addDays(monday, 7);
  return (
    <>
      <Button variant="default" px={10} aria-label={t('weekBefore')} onClick={() => onMonday(addDays(monday, -7))}>
        <IconChevronLeft size={18} />
      </Button>
      <Button variant="default" onClick={() => onMonday(weekOf(today).from)}>
        {t('thisWeek')}
      </Button>
      <Button
        variant="default"
        px={10}
        aria-label={t('weekAfter')}
        disabled={until !== undefined && next > until}
        onClick={() => onMonday(next)}
      >
        <IconChevronRight size={18} />
      </Button>
    </>
  );
};
