import { useAsk } from '@nestling/kit/ask.ts';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { KnownProblemsDocument } from '../known.graphql.ts';
import { ticketWords } from '../words.ts';
import classes from './ticket.module.css';

/** On top of a form: what support knows to be broken, so that nobody writes it once more. */
export const Known = () => {
  const t = useWords(ticketWords);
  const { language } = useSpeech();
  const { data } = useAsk(KnownProblemsDocument, {});
  if (!data || data.knownProblems.length === 0) return null;
  return (
    <ul className={classes.lines} aria-label={t('known')}>
      {data.knownProblems.map(({ id, text, since }) => (
        <li key={id} className={classes.line} data-known="">
          <span className={classes.text}>{text}</span>
          <span className={classes.quiet}>{t('knownSince', { when: momentFigures(since, language) })}</span>
        </li>
      ))}
    </ul>
  );
};
