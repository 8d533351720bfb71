import { MultiSelect, Select, Textarea, TextInput } from '@mantine/core';
import { createLearningActivity, updateLearningActivity } from '@nestling/contract/operations/learning.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { idsOf } from '@nestling/kit/field/choices.ts';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { RichText } from '@nestling/kit/rich/RichText.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { type LearningActivitiesQuery, LearningNamesDocument, type LearningNamesQuery } from '../learning.graphql.ts';
import { learningWords } from '../words.ts';
import { AgeField } from './AgeField.tsx';
import SkillPicker from './SkillPicker.tsx';

export type LibraryActivity = LearningActivitiesQuery['learningActivities']['data'][number];
type Named = LearningNamesQuery['learningTypes'][number];

/** Names that can be chosen, and those that were while they could. */
const choicesOf = (all: readonly Named[] | undefined, chosen: readonly (string | null | undefined)[]) =>
  (all ?? [])
    .filter(({ id, archived }) => !archived || chosen.includes(id))
    .map(({ id, name }) => ({ value: id, label: name }));

/** Adds an activity to the library, also one like another, or changes one. */
export const ActivityPanel = ({
  activity,
  like,
  onClose,
}: {
  activity: LibraryActivity | null;
  /** What a new one begins with. */
  like: LibraryActivity | null;
  onClose: () => void;
}) => {
  const t = useWords(learningWords);
  const { data } = useAsk(LearningNamesDocument, {});
  const from = activity ?? like;
  const form = useCallForm({
    add: createLearningActivity,
    change: updateLearningActivity,
    record: activity,
    values: {
      title: from?.title,
      category: from?.category?.id,
      type: from?.type?.id,
      summary: from?.summary,
      minAge: from?.minAge,
      maxAge: from?.maxAge,
      hours: from?.hours,
      mins: from?.mins,
      loc: from?.loc,
      skills: idsOf(from?.skills),
      supplies: idsOf(from?.supplies),
      description: from?.description,
      notes: from?.notes,
    },
    onSaved: onClose,
  });
  const { field, values } = form;
  return (
    <FormPanel
      form={form}
      title={activity ? t('editNamed', { name: activity.title }) : t('addActivity')}
      onClose={onClose}
    >
      <TextInput autoComplete="off" {...field('title', t('title'))} />
      <Textarea autosize {...field('summary', t('summary'))} />
      <Select
        clearable
        data={choicesOf(data?.learningCategories, [values.category])}
        {...field('category', t('category'))}
      />
      <Select clearable data={choicesOf(data?.learningTypes, [values.type])} {...field('type', t('type'))} />
      <AgeField {...field('minAge', t('minAge'))} />
      <AgeField {...field('maxAge', t('maxAge'))} />
      <NumberField {...field('hours', t('hours'))} />
      <NumberField {...field('mins', t('mins'))} />
      <TextInput autoComplete="off" {...field('loc', t('loc'))} />
      <SkillPicker known={from?.skills ?? []} {...field('skills', t('skills'))} />
      <MultiSelect
        searchable
        data={choicesOf(data?.learningSupplies, values.supplies)}
        {...field('supplies', t('supplies'))}
      />
      <RichText {...field('description', t('description'))} />
      <RichText {...field('notes', t('notes'))} />
    </FormPanel>
  );
};
