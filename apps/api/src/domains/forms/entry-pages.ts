import { answerText } from '@nestling/rules/forms/answers.ts';
import { type AnswerValue, type Block, inLanguage } from '@nestling/rules/forms/blocks.ts';
import { phoneWords } from '@nestling/rules/phones.ts';
import type { Column } from '../../files/sheet/sheet.ts';
import { message } from '../../kernel/call/call.ts';
import { languages } from '../../kernel/call/languages.ts';
import { momentFigures } from '../../messages/when.ts';

/** An entry as a file shows it. */
export interface EntryLine {
  readonly id: number;
  readonly at: string;
  readonly student: string | null;
  readonly person: string | null;
  readonly paper: string | null;
  readonly status: string;
  readonly values: Readonly<Record<string, AnswerValue>>;
}

/** An answer as a file says it. */
export const answerWords = (block: Block, { values }: Pick<EntryLine, 'values'>, language: 'en' | 'es'): string => {
  const text = answerText(block, values[block.id], language);
  return block.type === 'phone' ? phoneWords(text) : text;
};

/** A row of the pages: whom the entry is for stands at its first one. */
interface Row {
  readonly who: string | null;
  readonly question: string;
  readonly answer: string;
}

/**
 * Entries to be read on paper, one after the other: who sent it and when, then each question that was answered. A table with a
 * column for each question, as the other files are, has no place on a page.
 */
export const entryPages = (
  { language }: { readonly language: 'en' | 'es' },
  questions: readonly Block[],
  lines: AsyncIterable<EntryLine>,
): { readonly columns: readonly Column<Row>[]; readonly rows: AsyncIterable<Row> } => {
  const texts = languages[language];
  const word = (key: 'at' | 'student' | 'question' | 'answer') => message('forms.column', { key }).in(texts);
  const rows = async function* (): AsyncGenerator<Row> {
    for await (const line of lines) {
      const { at, student, person, paper, status } = line;
      const by = paper ?? person;
      const state = message('forms.status', { status }).in(texts);
      const sent = [momentFigures(at), by, state].filter(Boolean).join(' · ');
      yield { who: student ?? by ?? '', question: word('at'), answer: sent };
      for (const block of questions) {
        const answer = answerWords(block, line, language);
        if (answer) yield { who: null, question: inLanguage(block, language).label, answer };
      }
    }
  };
  return {
    columns: [
      { kind: 'text', head: word('student'), width: 22, value: ({ who }) => who },
      { kind: 'text', head: word('question'), width: 36, value: ({ question }) => question },
      { kind: 'text', head: word('answer'), width: 48, value: ({ answer }) => answer },
    ],
    rows: rows(),
  };
};
