import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { clock } from '@nestling/ui/format/when.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconCoffee } from '@tabler/icons-react';
import type { TeamDay } from './use-team.ts';
import { teamWords } from './words.ts';

/** How a member of the team stands at the clock, with the time since when. */
export const TeamBadge = ({ day, zone }: { day: TeamDay; zone: string | null }) => {
  const t = useWords(teamWords);
  const time = day.since ? clock(day.since, zone) : '';
  if (day.state === 'in') return <Badge kind="good">{t('in', { time })}</Badge>;
  if (day.state === 'break')
    return (
      <Badge kind="wait" icon={<IconCoffee size={14} />}>
        {t('onBreak', { time })}
      </Badge>
    );
  if (day.state === 'out') return <Badge kind="out">{t('out', { time })}</Badge>;
  return <Badge>{t('none')}</Badge>;
};
