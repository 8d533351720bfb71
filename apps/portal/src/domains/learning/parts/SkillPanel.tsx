import { Select, Textarea, TextInput } from '@mantine/core';
import { createLearningSkill, updateLearningSkill } from '@nestling/contract/operations/learning.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { LearningFrameworksDocument, type LearningSkillsQuery, LearningTreeDocument } from '../learning.graphql.ts';
import { learningWords } from '../words.ts';
import { AgeField } from './AgeField.tsx';

export type Skill = LearningSkillsQuery['learningSkills']['data'][number];

interface Named {
  readonly id: string;
  readonly name: string;
}
const choicesOf = (all: readonly Named[] | undefined) =>
  (all ?? []).map(({ id, name }) => ({ value: id, label: name }));

/** Adds a skill, or changes and moves one within its framework. */
export const SkillPanel = ({
  skill,
  framework,
  onClose,
}: {
  skill: Skill | null;
  framework: string | null;
  onClose: () => void;
}) => {
  const t = useWords(learningWords);
  const { data } = useAsk(LearningFrameworksDocument, { archived: null });
  const form = useCallForm({
    add: createLearningSkill,
    change: updateLearningSkill,
    record: skill,
    values: {
      framework: skill?.framework?.id ?? framework,
      domain: skill?.domain?.id,
      attribute: skill?.attribute?.id,
      name: skill?.name,
      code: skill?.code,
      heading: skill?.heading,
      description: skill?.description,
      age_from: skill?.age_from,
      age_to: skill?.age_to,
    },
    onSaved: onClose,
  });
  const { field, values } = form;
  const { data: tree } = useAsk(LearningTreeDocument, { id: values.framework ?? '' }, { pause: !values.framework });
  const domains = tree?.learningFramework?.domains;
  const attributes = domains?.find(({ id }) => id === values.domain)?.attributes;
  return (
    <FormPanel form={form} title={skill ? t('editNamed', { name: skill.name }) : t('addSkill')} onClose={onClose}>
      <Select
        data={choicesOf(data?.learningFrameworks.filter((one) => !one.shipped))}
        {...field('framework', t('framework'))}
      />
      <Select clearable data={choicesOf(domains)} {...field('domain', t('domain'))} />
      <Select clearable data={choicesOf(attributes)} {...field('attribute', t('attribute'))} />
      <Textarea autosize {...field('name', t('name'))} />
      <TextInput autoComplete="off" {...field('code', t('code'))} />
      <TextInput autoComplete="off" {...field('heading', t('heading'))} />
      <Textarea autosize minRows={2} {...field('description', t('description'))} />
      <AgeField {...field('age_from', t('ageFrom'))} />
      <AgeField {...field('age_to', t('ageTo'))} />
    </FormPanel>
  );
};
