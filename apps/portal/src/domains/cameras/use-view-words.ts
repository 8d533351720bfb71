import { useWords } from '@nestling/ui/words.ts';
import { watchedWords } from './watched-words.ts';

/** How lists of past views speak: of the days they go back, and of how long a picture was shown. */
export const useViewWords = () => {
  const t = useWords(watchedWords);
  return {
    days: t('days'),
    /** How many days a list goes back, to choose from. */
    spans: [
      { value: '1', label: t('day') },
      { value: '7', label: t('week') },
      { value: '31', label: t('month') },
    ],
    shown: (seconds: number): string =>
      seconds < 60
        ? t('shownSeconds', { seconds: String(seconds) })
        : t('shownMinutes', { minutes: String(Math.round(seconds / 60)) }),
  };
};
