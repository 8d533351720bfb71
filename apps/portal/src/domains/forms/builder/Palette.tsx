import { type BlockType, blockTypeNames } from '@nestling/rules/forms/blocks.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconPlus } from '@tabler/icons-react';
import classes from './builder.module.css';
import { builderWords } from './words.ts';

/** The kinds of blocks; a press adds one below the block that is open, or at the end. */
export const Palette = ({
  onAdd,
  only = blockTypeNames,
}: {
  onAdd: (type: BlockType) => void;
  only?: readonly BlockType[] | undefined;
}) => {
  const t = useWords(builderWords);
  return (
    <section className={classes.palette} aria-label={t('palette')}>
      <h2 className={classes.paletteTitle}>{t('palette')}</h2>
      {only.map((type) => (
        <button key={type} type="button" className={classes.add} onClick={() => onAdd(type)}>
          <IconPlus size={16} aria-hidden="true" />
          {t(type)}
        </button>
      ))}
    </section>
  );
};
