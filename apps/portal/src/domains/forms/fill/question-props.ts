import type { AnswerValue, Block } from '@nestling/rules/forms/blocks.ts';

/** What every question is given; `error` is a sentence. */
export type QuestionProps = {
  readonly block: Block;
  readonly required: boolean;
  readonly value: AnswerValue | undefined;
  readonly onChange: (value: AnswerValue | undefined) => void;
  readonly onLeave: () => void;
  readonly error: string | undefined;
};

/** The words of an option in the language in force. */
export const optionWords = (
  { label, label_es }: { readonly label: string; readonly label_es?: string },
  language: string,
): string => (language === 'es' && label_es) || label;
