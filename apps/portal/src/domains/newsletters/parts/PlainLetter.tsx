import { useAsk } from '@nestling/kit/ask.ts';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import type { LetterDocument } from '@nestling/rules/letters/blocks.ts';
import { useWords } from '@nestling/ui/words.ts';
import { NewsletterPreviewDocument } from '../newsletters.graphql.ts';
import { letterWords } from '../words.ts';
import classes from './letters.module.css';

/** A letter as text alone, and how heavy it is. */
export const PlainLetter = ({ document, subject }: { document: LetterDocument; subject: string }) => {
  const t = useWords(letterWords);
  const { data } = useAsk(NewsletterPreviewDocument, { template: document, subject });
  const look = data?.previewNewsletter;
  return (
    <Stack>
      <p className={classes.note}>{look ? t('bytes', { count: Math.ceil(look.bytes / 1000) }) : ''}</p>
      <p className={classes.plain}>{look?.plain}</p>
    </Stack>
  );
};
