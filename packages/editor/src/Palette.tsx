import { useWords } from '@nestling/ui/words.ts';
import { IconPlus } from '@tabler/icons-react';
import { memo } from 'react';
import { useEditorParts } from './context.ts';
import classes from './editor.module.css';
import { madeBlock } from './store.ts';
import { editorWords } from './words.ts';

/** The kinds of blocks; a press adds one behind the block that is open, or at the end. */
export const Palette = memo(() => {
  const t = useWords(editorWords);
  const { store, set } = useEditorParts();
  const add = (type: string) => {
    const block = madeBlock(set, type);
    if (block) store.insert(block);
  };
  return (
    <section className={classes.palette} aria-label={t('palette')}>
      <h2 className={classes.title}>{t('palette')}</h2>
      {set.offered.map((type) => (
        <button key={type} type="button" className={classes.add} data-add="" onClick={() => add(type)}>
          <IconPlus size={16} aria-hidden="true" />
          {set.kindName(type)}
        </button>
      ))}
    </section>
  );
});
