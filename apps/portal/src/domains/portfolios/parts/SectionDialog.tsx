import { Switch, TextInput } from '@mantine/core';
import { addPortfolioSection, updatePortfolioSection } from '@nestling/contract/operations/portfolios.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { RichText } from '@nestling/kit/rich/RichText.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { PortfolioWholeFragment } from '../portfolios.graphql.ts';
import { portfolioWords } from '../words.ts';

export type PortfolioSection = PortfolioWholeFragment['sections'][number];

/** Writes a section; one somebody else has changed meanwhile is not written over. */
export const SectionDialog = ({
  portfolio,
  section,
  onClose,
}: {
  portfolio: string;
  section: PortfolioSection | null;
  onClose: () => void;
}) => {
  const t = useWords(portfolioWords);
  const form = useCallForm({
    add: addPortfolioSection,
    change: updatePortfolioSection,
    record: section,
    args: (given) => ({ ...given, ...(section ? { seen: section.updated_at } : { id: portfolio }) }),
    values: { name: section?.name, text: section?.text, progress: section?.progress ?? false },
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t(section ? 'editSection' : 'addSection')} width={640} onClose={onClose}>
      <TextInput {...form.field('name', t('sectionName'))} />
      <RichText {...form.field('text', t('text'))} />
      <Switch {...form.field('progress', t('progress'), t('progressHelp'))} />
    </FormDialog>
  );
};
