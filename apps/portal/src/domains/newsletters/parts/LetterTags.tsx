import { MultiSelect } from '@mantine/core';
import { assignNewsletterTags } from '@nestling/contract/operations/newsletters.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { letterWords } from '../words.ts';

type Tag = { readonly id: string; readonly name: string };

/** The tags of a newsletter, kept as they are chosen. Nothing is drawn while the center has none. */
export const LetterTags = ({ id, own, tags }: { id: string; own: readonly Tag[]; tags: readonly Tag[] }) => {
  const t = useWords(letterWords);
  const [chosen, setChosen] = useState(own.map((tag) => tag.id));
  const assign = useAction(assignNewsletterTags);
  if (tags.length === 0) return null;
  const choose = async (next: string[]) => {
    const before = chosen;
    setChosen(next);
    const ended = await assign.run({ id, tags: next });
    if (ended?.kind !== 'done') setChosen(before);
  };
  return (
    <MultiSelect
      label={t('tags')}
      data={tags.map((tag) => ({ value: tag.id, label: tag.name }))}
      value={chosen}
      onChange={(next) => void choose(next)}
      clearable
    />
  );
};
