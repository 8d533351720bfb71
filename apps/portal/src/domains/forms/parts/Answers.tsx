import { inLanguage } from '@nestling/rules/forms/blocks.ts';
import { shownBlocks } from '@nestling/rules/forms/conditions.ts';
import { useSpeech } from '@nestling/ui/words.ts';
import { documentOf, valuesOf } from '../document.ts';
import { AnswerLine } from '../fill/AnswerLine.tsx';
import classes from '../fill/answers.module.css';

/** The answers of an entry under the questions it was asked, those of its own version. */
export const Answers = ({ entry }: { entry: { readonly document: unknown; readonly values: unknown } }) => {
  const { language } = useSpeech();
  const values = valuesOf(entry.values);
  const shown = shownBlocks(documentOf(entry.document), values);
  return (
    <div className={classes.list}>
      {shown.map(({ block }) => {
        if (block.type === 'paragraph' || block.type === 'hidden') return null;
        if (block.type === 'heading' || block.type === 'page')
          return (
            <h2 key={block.id} className={classes.heading}>
              {inLanguage(block, language).label}
            </h2>
          );
        return <AnswerLine key={block.id} block={block} value={values[block.id]} />;
      })}
    </div>
  );
};
