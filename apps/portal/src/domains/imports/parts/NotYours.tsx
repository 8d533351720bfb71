import { Screen } from '@nestling/kit/Screen.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { importWords } from '../words.ts';

/** For somebody of support whom the center does not let import. */
export const NotYours = () => {
  const t = useWords(importWords);
  return (
    <Screen>
      <EmptyState picture={<PaperPicture />} title={t('notYours')}>
        {t('notYoursText')}
      </EmptyState>
    </Screen>
  );
};
