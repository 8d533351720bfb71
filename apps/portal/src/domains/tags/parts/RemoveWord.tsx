import { Button } from '@mantine/core';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { ListName, Word } from '../lists.ts';
import { tagWords } from '../words.ts';
import classes from './RemoveWord.module.css';

/** Says whom a removal concerns before it is done. */
export const RemoveWord = ({
  list,
  word,
  busy,
  onRemove,
  onClose,
}: {
  list: ListName;
  word: Word;
  busy: boolean;
  onRemove: () => void;
  onClose: () => void;
}) => {
  const t = useWords(tagWords);
  const title = t('removeTitle', { name: word.name });
  return (
    <Dialog label={title} onClose={onClose}>
      <div className={classes.ask}>
        <h2 className={classes.title}>{title}</h2>
        <p>{t('carried', { count: word.count_everywhere ?? 0 })}</p>
        {list === 'tags' ? null : <p>{t('unsafe')}</p>}
        <p className={classes.quiet}>{t('canUndo')}</p>
        <div className={classes.acts}>
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('cancel')}
          </Button>
          <Button color="red" loading={busy} onClick={onRemove}>
            {t('remove')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
