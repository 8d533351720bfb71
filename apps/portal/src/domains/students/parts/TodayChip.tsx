import { Chip } from '@nestling/ui/feedback/Chip.tsx';
import { clock } from '@nestling/ui/format/when.ts';
import { useWords } from '@nestling/ui/words.ts';
import { rosterWords } from '../roster/words.ts';
import { whereabouts } from '../today.ts';

/** How the day of a student stands, in one chip: in, gone home, absent, or not here yet. */
export const TodayChip = ({
  student,
  zone,
}: {
  student: { readonly checked_in_out: unknown; readonly absent: boolean | null; readonly status: string };
  zone: string | null;
}) => {
  const t = useWords(rosterWords);
  const { state, since } = whereabouts(student.checked_in_out);
  if (state === 'in' && since) return <Chip kind="good">{t('in', { time: clock(since, zone) })}</Chip>;
  if (student.status !== 'active') return <Chip>{t('inactive')}</Chip>;
  if (student.absent) return <Chip kind="out">{t('absent')}</Chip>;
  if (state === 'out' && since) return <Chip kind="out">{t('out', { time: clock(since, zone) })}</Chip>;
  return <Chip>{t('none')}</Chip>;
};
