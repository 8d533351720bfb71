import type { Span } from '@nestling/ui/format/day.ts';
import { clockWords, spanWords } from '@nestling/ui/format/when.ts';
import { useSpeech } from '@nestling/ui/words.ts';
import classes from './PaperLine.module.css';

/** Where and when of what is printed: the filters that say so on the screen are not on paper. `time` is 'HH:MM'. */
export const PaperLine = ({ place, span, time }: { place: string; span: Span; time?: string }) => {
  const { language } = useSpeech();
  return (
    <span className={classes.line}>
      {[place, spanWords(span, language), clockWords(time)].filter(Boolean).join(', ')}
    </span>
  );
};
