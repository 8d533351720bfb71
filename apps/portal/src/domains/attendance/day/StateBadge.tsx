import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { clock, clockWords } from '@nestling/ui/format/when.ts';
import { useWords } from '@nestling/ui/words.ts';
import type { StudentDay } from './use-day.ts';
import { dayWords } from './words.ts';

/** How a student's day stands, with the time since when. */
export const StateBadge = ({ day, zone }: { day: StudentDay; zone: string | null }) => {
  const t = useWords(dayWords);
  const time = day.since ? clock(day.since, zone) : '';
  if (day.state === 'in') return <Badge kind="good">{t('in', { time })}</Badge>;
  if (day.state === 'out') return <Badge kind="out">{t('out', { time })}</Badge>;
  if (day.state === 'absent')
    return (
      <Badge kind="wait">{day.absence?.reason ? t('absentWhy', { reason: day.absence.reason }) : t('absent')}</Badge>
    );
  const planned = clockWords(day.planned_start);
  if (day.late) return <Badge kind="bad">{t('lateSince', { time: planned })}</Badge>;
  if (planned) return <Badge>{t('expectedAt', { time: planned })}</Badge>;
  return <Badge>{day.expected ? t('none') : t('notExpected')}</Badge>;
};
