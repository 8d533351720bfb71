import { Chip } from '@nestling/ui/feedback/Chip.tsx';
import { clock } from '@nestling/ui/format/when.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconCoffee } from '@tabler/icons-react';
import type { TeamDay } from './use-team.ts';
import { teamWords } from './words.ts';

/** How a member of the team stands at the clock, with the time since when. */
export const TeamChip = ({ day, zone }: { day: TeamDay; zone: string | null }) => {
  const t = useWords(teamWords);
  const time = day.since ? clock(day.since, zone) : '';
  if (day.state === 'in') return <Chip kind="good">{t('in', { time })}</Chip>;
  if (day.state === 'break')
    return (
      <Chip kind="wait" icon={<IconCoffee size={14} />}>
        {t('onBreak', { time })}
      </Chip>
    );
  if (day.state === 'out') return <Chip kind="out">{t('out', { time })}</Chip>;
  return <Chip>{t('none')}</Chip>;
};
