import { type AnswerFault, readAnswers } from '@nestling/rules/forms/answers.ts';
import type { AnswerValue, FormDocument } from '@nestling/rules/forms/blocks.ts';
import { pagesOf, shownBlocks } from '@nestling/rules/forms/conditions.ts';
import { useMemo, useState } from 'react';
import type { Values } from '../document.ts';

/** What the server, or the rules, hold against answers: a fault, or a sentence by block. */
export type Problems = Readonly<Record<string, AnswerFault | string>>;

const without = (problems: Problems, block: string): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([id]) => id !== block));

/**
 * A form while it is filled in: pages of the blocks that are shown with these answers, what is wrong with them by the
 * rules the server goes by too, and where one stands.
 */
export const useFilling = (document: FormDocument, start: Values) => {
  const [values, setValues] = useState<Values>(start);
  const [problems, setProblems] = useState<Problems>({});
  const [at, setAt] = useState(0);
  const pages = useMemo(
    () =>
      pagesOf(shownBlocks(document, values)).map((page) => ({
        ...page,
        blocks: page.blocks.filter(({ block }) => block.type !== 'hidden'),
      })),
    [document, values],
  );
  const page = Math.min(at, Math.max(0, pages.length - 1));

  const wrong = (): Problems =>
    Object.fromEntries(readAnswers(document, values).problems.map(({ block, fault }) => [block, fault]));

  const set = (block: string, value: AnswerValue | undefined) => {
    setValues((before) => {
      const { [block]: _, ...others } = before;
      return value === undefined ? others : { ...others, [block]: value };
    });
    setProblems((before) => without(before, block));
  };
  /** What is wrong with one answer, said as one leaves it; that it is missing is said later. */
  const leave = (block: string) => {
    const fault = wrong()[block];
    if (fault !== undefined && fault !== 'REQUIRED') setProblems((before) => ({ ...before, [block]: fault }));
  };
  /** Shows problems, on the page of the first of them; answers their blocks in order. */
  const show = (found: Problems): readonly string[] => {
    setProblems(found);
    const order = pages.flatMap(({ blocks }) => blocks.map(({ block }) => block.id)).filter((id) => id in found);
    const first = pages.findIndex(({ blocks }) => blocks.some(({ block }) => block.id === order[0]));
    if (first >= 0) setAt(first);
    return order;
  };
  /** The problems of the page on show alone; none: the next one opens. */
  const next = (): readonly string[] => {
    const here = new Set(pages[page]?.blocks.map(({ block }) => block.id));
    const found = Object.fromEntries(Object.entries(wrong()).filter(([id]) => here.has(id)));
    setProblems(found);
    if (Object.keys(found).length > 0) return Object.keys(found);
    setAt(page + 1);
    return [];
  };
  const back = () => setAt(Math.max(0, page - 1));

  return { values, setValues, set, problems, wrong, leave, show, pages, page, go: setAt, next, back };
};

export type FillingState = ReturnType<typeof useFilling>;
