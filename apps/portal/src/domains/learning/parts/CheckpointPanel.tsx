import { TextInput } from '@mantine/core';
import { createLearningCheckpoint, updateLearningCheckpoint } from '@nestling/contract/operations/checkpoints.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { checkpointWords } from '../checkpoint-words.ts';
import type { LearningCheckpointsQuery } from '../checkpoints.graphql.ts';

export type Checkpoint = LearningCheckpointsQuery['learningCheckpoints']['data'][number];

/** Adds a checkpoint of a location and a framework, or changes one. */
export const CheckpointPanel = ({
  location,
  framework,
  checkpoint,
  onClose,
}: {
  location: string;
  framework: string;
  checkpoint: Checkpoint | null;
  onClose: () => void;
}) => {
  const t = useWords(checkpointWords);
  const form = useCallForm({
    add: createLearningCheckpoint,
    change: updateLearningCheckpoint,
    record: checkpoint,
    args: (given) => (checkpoint ? given : { ...given, location, framework }),
    values: {
      name: checkpoint?.name,
      start_date: checkpoint?.start_date,
      end_date: checkpoint?.end_date,
      expected: checkpoint?.expected ?? 2,
    },
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormDialog form={form} title={t(checkpoint ? 'edit' : 'add')} onClose={onClose}>
      <TextInput {...field('name', t('name'))} />
      <DateField {...field('start_date', t('start'))} />
      <DateField {...field('end_date', t('end'))} />
      <NumberField {...field('expected', t('expected'))} />
    </FormDialog>
  );
};
