import { Button } from '@mantine/core';
import { confirmCodes } from '@nestling/rules/confirm-codes.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import classes from './ConfirmQuestion.module.css';
import { confirmWords } from './confirm-words.ts';
import type { Question } from './confirming.ts';

/** The one dialog in which the server asks before it goes on: what will happen, to whom, and a button that says it. */
export const ConfirmQuestion = ({
  question: { title, lines, codes, beside },
  onEnd,
}: {
  question: Question;
  onEnd: (confirmed: boolean) => void;
}) => {
  const t = useWords(confirmWords);
  const code = confirmCodes.find((one) => codes.some((given) => given.startsWith(`${one}-`)));
  return (
    <Dialog label={title} width={480} onClose={() => onEnd(false)}>
      <div className={classes.ask}>
        <h2 className={classes.title}>{title}</h2>
        <ul className={classes.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {beside ? <div className={classes.beside}>{beside}</div> : null}
        <div className={classes.actions}>
          <Button variant="default" onClick={() => onEnd(false)} data-autofocus>
            {t('cancel')}
          </Button>
          <Button onClick={() => onEnd(true)}>{code ? t(code) : t('goOn')}</Button>
        </div>
      </div>
    </Dialog>
  );
};
