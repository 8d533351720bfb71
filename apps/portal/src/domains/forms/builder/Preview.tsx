import type { Block } from '@nestling/rules/forms/blocks.ts';
import { useWords } from '@nestling/ui/words.ts';
import { FillForm } from '../fill/FillForm.tsx';
import { useFilling } from '../fill/use-filling.ts';
import { fillWords } from '../fill/words.ts';
import classes from './builder.module.css';
import { builderWords } from './words.ts';

/** The form as a family sees it on a phone, conditions and pages at work; nothing is sent. */
export const Preview = ({ blocks }: { blocks: readonly Block[] }) => {
  const t = useWords(builderWords);
  const f = useWords(fillWords);
  const document = { blocks };
  const filling = useFilling(document, {});
  return (
    <section className={classes.phone} aria-label={t('preview')}>
      <p className={classes.kind}>{t('previewNote')}</p>
      <FillForm document={document} filling={filling} send={async () => null} label={f('send')} busy={false} />
    </section>
  );
};
