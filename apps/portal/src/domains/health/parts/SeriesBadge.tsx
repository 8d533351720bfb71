import { Badge, type BadgeKind } from '@nestling/ui/feedback/Badge.tsx';
import { dateWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import type { SeriesRow } from '../rows.ts';
import { healthWords } from '../words.ts';

const looks: Readonly<Record<string, BadgeKind>> = {
  complete: 'good',
  current: 'good',
  due: 'wait',
  overdue: 'bad',
  exempt: 'legal',
  expiring: 'wait',
  expired: 'bad',
  unknown: 'wait',
};

/** How one series stands, in a word; with its name in front where it stands among others. */
export const SeriesBadge = ({ one, named = false }: { one: SeriesRow; named?: boolean }) => {
  const t = useWords(healthWords);
  const { language } = useSpeech();
  const kinds = ['medical', 'religious', 'philosophical', 'titre'] as const;
  const kind = kinds.find((each) => each === one.exemption);
  const day = one.by ? dateWords(one.by, language) : '';
  const states = ['complete', 'current', 'unknown'] as const;
  const dated = ['due', 'overdue', 'expiring', 'expired'] as const;
  const plain = states.find((state) => state === one.state);
  const withDay = dated.find((state) => state === one.state);
  const words = plain ? t(plain) : withDay ? t(withDay, { day }) : t('exempt', { kind: kind ? t(kind) : '' });
  return <Badge kind={looks[one.state] ?? 'neutral'}>{named ? `${seriesWord(t, one.series)}: ${words}` : words}</Badge>;
};

const names = [
  'dtap',
  'polio',
  'hib',
  'pcv',
  'hepb',
  'mmr',
  'varicella',
  'hepa',
  'rotavirus',
  'influenza',
  'rabies',
  'dhpp',
  'bordetella',
] as const;
/** The name of a series in the reader's language. */
export const seriesWord = (t: (key: (typeof names)[number]) => string, series: string): string => {
  const name = names.find((one) => one === series);
  return name ? t(name) : series;
};
