import type { Block } from '@nestling/rules/forms/blocks.ts';
import { useWords } from '@nestling/ui/words.ts';
import { FillForm } from '../fill/FillForm.tsx';
import { useFilling } from '../fill/use-filling.ts';
import { fillWords } from '../fill/words.ts';
import classes from './builder.module.css';
import { builderWords } from './words.ts';

/** The form as a family fills it in, conditions and pages at work; nothing is sent. */
export const FilledPreview = ({ blocks }: { blocks: readonly Block[] }) => {
  const t = useWords(builderWords);
  const f = useWords(fillWords);
  const document = { blocks };
  const filling = useFilling(document, {});
  return (
    <>
      <p className={classes.note}>{t('previewNote')}</p>
      <FillForm document={document} filling={filling} send={async () => null} label={f('send')} busy={false} />
    </>
  );
};

/** The same, about as wide as a phone. */
export const Preview = ({ blocks }: { blocks: readonly Block[] }) => {
  const t = useWords(builderWords);
  return (
    <section className={classes.phone} aria-label={t('preview')}>
      <FilledPreview blocks={blocks} />
    </section>
  );
};
