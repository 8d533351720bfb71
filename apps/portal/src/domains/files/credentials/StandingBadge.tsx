import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { dateWords } from '@nestling/ui/format/when.ts';
import { useSpeech } from '@nestling/ui/words.ts';
import type { StaffStandingsQuery } from './credentials.graphql.ts';
import { hoursOf, useCredentialWords } from './kinds.ts';

export type Standing = StaffStandingsQuery['getStaffStanding'][number];

/** How somebody stands in one thing that is asked. */
export const StandingBadge = ({ one: { state, expires_on, minutes, minutes_needed } }: { one: Standing }) => {
  const { t } = useCredentialWords();
  const { language } = useSpeech();
  const date = expires_on ? dateWords(expires_on, language) : '';
  const hours =
    minutes_needed === null ? null : t('hoursOf', { have: hoursOf(minutes ?? 0), need: hoursOf(minutes_needed) });
  if (state === 'missing') return <Badge kind="bad">{hours ?? t('missing')}</Badge>;
  if (state === 'waiting') return <Badge kind="wait">{t('waiting')}</Badge>;
  if (state === 'expired') return <Badge kind="bad">{t('expired', { date })}</Badge>;
  if (state === 'expiring') return <Badge kind="wait">{t('expiring', { date })}</Badge>;
  return <Badge kind="good">{hours ?? (date ? t('validUntil', { date }) : t('valid'))}</Badge>;
};
