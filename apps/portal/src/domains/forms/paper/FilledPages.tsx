import { type FormDocument, inLanguage, isSignature } from '@nestling/rules/forms/blocks.ts';
import { shownBlocks } from '@nestling/rules/forms/conditions.ts';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { lazy } from '@nestling/ui/lazy.ts';
import { Strokes } from '@nestling/ui/pen/Strokes.tsx';
import { useSpeech } from '@nestling/ui/words.ts';
import { Suspense } from 'react';
import type { Values } from '../document.ts';
import { useAnswerText } from '../fill/AnswerLine.tsx';
import classes from './paper.module.css';
import { isChosen, type Mark, marksOn, styleOf } from './places.ts';

const PdfPages = lazy(() => import('../../files/parts/PdfPages.tsx'));

/** The pages of a printed form with the answers where they go; a press on a place leads to its question. */
export const FilledPages = ({
  paper,
  document,
  values,
  onEnd,
}: {
  paper: { readonly url: string | null; readonly original: string };
  document: FormDocument;
  values: Values;
  onEnd?: (() => void) | undefined;
}) => {
  const { language } = useSpeech();
  const textOf = useAnswerText();
  const shown = new Set(shownBlocks(document, values).map(({ block }) => block.id));
  if (!paper.url) return null;
  const says = ({ block, option }: Mark) => {
    const value = values[block.id];
    if (value === undefined) return null;
    if (option !== null) return isChosen(value, option) ? '✕' : null;
    if (block.type === 'checkbox' && block.options?.length === 1) return '✕';
    if (typeof value === 'object' && !Array.isArray(value) && isSignature(value) && value.strokes)
      return (
        <svg viewBox="0 0 1000 300" className={classes.drawn} aria-hidden="true">
          <Strokes strokes={value.strokes} />
        </svg>
      );
    return textOf(block, value);
  };
  return (
    <Suspense fallback={<CardsSkeleton />}>
      <PdfPages
        name={paper.original}
        url={paper.url}
        onEnd={onEnd}
        over={(page) =>
          marksOn(document, page)
            .filter(({ block }) => shown.has(block.id))
            .map((mark) => (
              <button
                key={`${mark.block.id} ${mark.option}`}
                type="button"
                tabIndex={-1}
                className={classes.mark}
                data-filled={values[mark.block.id] !== undefined}
                style={styleOf(mark.place)}
                aria-label={inLanguage(mark.block, language).label}
                onClick={() => {
                  const question = window.document.getElementById(`q-${mark.block.id}`);
                  question?.scrollIntoView({ block: 'center' });
                  question?.focus();
                }}
              >
                {says(mark)}
              </button>
            ))
        }
      />
    </Suspense>
  );
};
