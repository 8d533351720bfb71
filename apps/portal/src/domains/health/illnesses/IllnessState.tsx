import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { momentWords } from '@nestling/ui/format/when.ts';
import { useIllnessWords } from './illness-words.ts';
import type { IllnessLineFragment } from './illnesses.graphql.ts';

type Of = { readonly one: Pick<IllnessLineFragment, 'excluded' | 'status' | 'needs_note'> };

/** Whether it keeps the child away now, and whether a note is asked for. */
export const IllnessState = ({ one: { excluded, status, needs_note } }: Of) => {
  const { t } = useIllnessWords();
  return (
    <>
      <Badge kind={excluded ? 'bad' : 'good'}>{t(excluded ? 'away' : status === 'lifted' ? 'lifted' : 'back')}</Badge>{' '}
      {excluded && needs_note ? <Badge kind="wait">{t('noteNeeded')}</Badge> : null}
    </>
  );
};

/** Until when; nothing where it need not stay home. */
export const Until = ({ at }: { at: string | null }) => {
  const { language } = useIllnessWords();
  return at ? momentWords(at, language) : null;
};
