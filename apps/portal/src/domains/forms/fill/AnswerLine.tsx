import { answerText } from '@nestling/rules/forms/answers.ts';
import { type AnswerValue, type Block, inLanguage } from '@nestling/rules/forms/blocks.ts';
import { phoneWords } from '@nestling/rules/phones.ts';
import { dateWords } from '@nestling/ui/format/when.ts';
import { useSpeech } from '@nestling/ui/words.ts';
import classes from './answers.module.css';

/** An answer as it is read: days in words, numbers of phones as they are written, options by their label. */
export const useAnswerText = (): ((block: Block, value: AnswerValue | undefined) => string) => {
  const { language } = useSpeech();
  return (block, value) => {
    if (typeof value === 'string' && block.type === 'date') return dateWords(value, language);
    if (typeof value === 'string' && block.type === 'phone') return phoneWords(value);
    return answerText(block, value, language);
  };
};

/** A question with its answer, to be read. */
export const AnswerLine = ({ block, value, note }: { block: Block; value: AnswerValue | undefined; note?: string }) => {
  const { language } = useSpeech();
  const textOf = useAnswerText();
  return (
    <div className={classes.line}>
      <span className={classes.name}>{inLanguage(block, language).label}</span>
      <span className={classes.value}>
        {textOf(block, value) || '—'}
        {note ? <small className={classes.note}> {note}</small> : null}
      </span>
    </div>
  );
};
