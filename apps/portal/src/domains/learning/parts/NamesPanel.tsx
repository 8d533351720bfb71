import { Button, TextInput } from '@mantine/core';
import {
  createLearningCategory,
  createLearningSupply,
  createLearningType,
  updateLearningCategory,
  updateLearningSupply,
  updateLearningType,
} from '@nestling/contract/operations/learning.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { LearningNamesDocument } from '../learning.graphql.ts';
import { learningWords } from '../words.ts';
import { type Line, SortedLines } from './SortedLines.tsx';
import { usePartActs } from './use-part-acts.tsx';

const calls = {
  category: [createLearningCategory, updateLearningCategory],
  type: [createLearningType, updateLearningType],
  supply: [createLearningSupply, updateLearningSupply],
} as const;
type Kind = keyof typeof calls;

const NameDialog = ({ kind, line, onClose }: { kind: Kind; line: Line | null; onClose: () => void }) => {
  const t = useWords(learningWords);
  const [add, change] = calls[kind];
  const form = useCallForm({ add, change, record: line, values: { name: line?.name }, onSaved: onClose });
  return (
    <FormDialog
      form={form}
      title={
        line ? t('editNamed', { name: line.name }) : t('addName', { name: t(kind === 'supply' ? 'supplies' : kind) })
      }
      onClose={onClose}
    >
      <TextInput autoComplete="off" {...form.field('name', t('name'))} />
    </FormDialog>
  );
};

const Names = ({ kind, title, lines }: { kind: Kind; title: string; lines: readonly Line[] }) => {
  const t = useWords(learningWords);
  const { menuOf, confirm } = usePartActs(kind);
  const [edited, setEdited] = useState<Line | 'new' | null>(null);
  return (
    <Section
      title={title}
      action={
        <Button variant="default" onClick={() => setEdited('new')}>
          {t('addName', { name: '' }).trim()}
        </Button>
      }
    >
      <SortedLines lines={lines} menuOf={(line) => menuOf(line, () => setEdited(line))} />
      {edited ? (
        <NameDialog kind={kind} line={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      ) : null}
      {confirm}
    </Section>
  );
};

/** The lists of names the activities of the library choose from. */
export const NamesPanel = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(learningWords);
  const { data } = useAsk(LearningNamesDocument, {});
  return (
    <SidePanel title={t('lists')} onClose={onClose}>
      <Names kind="category" title={t('categories')} lines={data?.learningCategories ?? []} />
      <Names kind="type" title={t('types')} lines={data?.learningTypes ?? []} />
      <Names kind="supply" title={t('supplies')} lines={data?.learningSupplies ?? []} />
    </SidePanel>
  );
};
