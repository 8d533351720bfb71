import { useAction } from '@nestling/kit/action.ts';
import { keptDraft } from '@nestling/kit/draft.ts';
import type { LetterDocument } from '@nestling/rules/letters/blocks.ts';
import { useCallback, useRef, useState } from 'react';
import { documentOf } from './document.ts';
import type { NewsletterOneQuery } from './newsletters.graphql.ts';
import { SaveLetterDocument, SaveTemplateDocument } from './newsletters.graphql.ts';

type Letter = NonNullable<NewsletterOneQuery['newsletter']>;
/** A newsletter or a template, as it was read. */
export type One = Pick<Letter, 'id' | 'name' | 'template' | 'published' | 'updated_at'> &
  Partial<Letter> & { readonly isTemplate: boolean };

/** What is written of a letter. */
export type Written = { readonly name: string; readonly subject: string; readonly document: LetterDocument };

/** A letter as it was read, to be written on. */
export const writtenOf = ({ name, subject, template }: One): Written => ({
  name,
  subject: subject ?? '',
  document: documentOf(template),
});

const word = (value: unknown, other: string): string => (typeof value === 'string' ? value : other);

/**
 * How a letter begins here: as it was read, or as this tab left it unsaved. `seen` is the `updated_at` of what it was
 * written on: it is saved over nothing newer.
 */
export const useLetterStart = (one: One) => {
  const draft = `letter:${one.id}`;
  const [start] = useState(() => {
    const first = writtenOf(one);
    const kept = keptDraft(draft);
    const seen = word(kept?.seen, one.updated_at);
    if (!kept) return { first, begun: first, seen };
    const begun = {
      name: word(kept.name, first.name),
      subject: word(kept.subject, first.subject),
      document: documentOf(kept.document),
    };
    return { first, begun, seen };
  });
  return { ...start, draft };
};

/** Sends what is written, over nothing saved since it was read; `over` takes what was saved meanwhile as read. */
export const useLetterSave = (one: One, first: string) => {
  const saveLetter = useAction(SaveLetterDocument, { ownEnding: true });
  const saveTemplate = useAction(SaveTemplateDocument, { ownEnding: true });
  const seen = useRef<string | null>(first);
  const { id, isTemplate, name: before } = one;
  const { run: runLetter } = saveLetter;
  const { run: runTemplate } = saveTemplate;
  const save = useCallback(
    async ({ name, subject, document }: Written) => {
      const given = { id, name: name.trim() || before, template: document, seen: seen.current };
      if (isTemplate) {
        const ended = await runTemplate(given);
        if (ended?.kind === 'done') seen.current = ended.data.updateNewsletterTemplate?.newsletter?.updated_at ?? null;
        return ended;
      }
      const ended = await runLetter({ ...given, subject: subject.trim() });
      if (ended?.kind === 'done') seen.current = ended.data.updateNewsletter?.newsletter?.updated_at ?? null;
      return ended;
    },
    [id, isTemplate, before, runLetter, runTemplate],
  );
  return { save, seen };
};
