import { Chip } from '@nestling/ui/feedback/Chip.tsx';
import { clock, clockWords } from '@nestling/ui/format/when.ts';
import { useWords } from '@nestling/ui/words.ts';
import { plannedWords } from '../../schedules/people/words.ts';
import type { StudentDay } from './use-day.ts';
import { dayWords } from './words.ts';

/** How a student's day stands, with the time since when. */
export const StateChip = ({ day, zone }: { day: StudentDay; zone: string | null }) => {
  const t = useWords(dayWords);
  const tPlanned = useWords(plannedWords);
  const time = day.since ? clock(day.since, zone) : '';
  if (day.state === 'in') return <Chip kind="good">{t('in', { time })}</Chip>;
  if (day.state === 'out') return <Chip kind="out">{t('out', { time })}</Chip>;
  if (day.state === 'absent')
    return (
      <Chip kind="wait">{day.absence?.reason ? t('absentWhy', { reason: day.absence.reason }) : t('absent')}</Chip>
    );
  const planned = clockWords(day.planned_start);
  if (day.late) return <Chip kind="bad">{tPlanned('lateSince', { time: planned })}</Chip>;
  if (planned) return <Chip>{tPlanned('expectedAt', { time: planned })}</Chip>;
  return <Chip>{day.expected ? t('none') : tPlanned('notExpected')}</Chip>;
};
