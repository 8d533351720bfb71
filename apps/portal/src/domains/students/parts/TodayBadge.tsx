import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { clock } from '@nestling/ui/format/when.ts';
import { useWords } from '@nestling/ui/words.ts';
import { whereabouts } from '../../attendance/whereabouts.ts';
import { rosterWords } from '../roster/words.ts';

/** How the day of a student stands, in one chip: in, gone home, absent, or not here yet. */
export const TodayBadge = ({
  student,
  zone,
}: {
  student: { readonly checked_in_out: unknown; readonly absent: boolean | null; readonly status: string };
  zone: string | null;
}) => {
  const t = useWords(rosterWords);
  const { state, since } = whereabouts(student.checked_in_out);
  if (state === 'in' && since) return <Badge kind="good">{t('in', { time: clock(since, zone) })}</Badge>;
  if (student.status !== 'active') return <Badge>{t('inactive')}</Badge>;
  if (student.absent) return <Badge kind="out">{t('absent')}</Badge>;
  if (state === 'out' && since) return <Badge kind="out">{t('out', { time: clock(since, zone) })}</Badge>;
  return <Badge>{t('none')}</Badge>;
};
