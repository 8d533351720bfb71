import { Checkbox, Select, Textarea } from '@mantine/core';
import { saveStudentMilestone, updateStudentMilestone } from '@nestling/contract/operations/learning.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import type { Reached } from '../by-domain.ts';
import { LearningFrameworksDocument, LearningSkillsDocument } from '../learning.graphql.ts';
import { MilestoneStepsDocument } from '../milestones.graphql.ts';
import { learningWords } from '../words.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}
const choicesOf = (all: readonly Named[] | undefined) =>
  (all ?? []).map(({ id, name }) => ({ value: id, label: name }));

const useSteps = (framework: string | null | undefined) => {
  const { data } = useAsk(MilestoneStepsDocument, { framework: framework ?? '' }, { pause: !framework });
  return choicesOf(data?.learningProgressSteps);
};

const NewMilestone = ({ student, today, onClose }: { student: string; today: string; onClose: () => void }) => {
  const t = useWords(learningWords);
  const { data } = useAsk(LearningFrameworksDocument, { archived: null });
  const [chosen, setFramework] = useState<string | null>(null);
  const framework = chosen ?? data?.learningFrameworks[0]?.id ?? null;
  const [search, setSearch] = useState('');
  const { data: found } = useAsk(
    LearningSkillsDocument,
    { framework, search: search || null, first: 50 },
    { pause: !framework, keep: ['search'] },
  );
  const steps = useSteps(framework);
  const form = useCallForm({
    call: saveStudentMilestone,
    fixed: { student_id: student },
    values: { skill: null, progress: null, date: today, note: '', staffOnly: false },
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormDialog form={form} title={t('addMilestone')} onClose={onClose}>
      <Select
        label={t('framework')}
        data={choicesOf(data?.learningFrameworks)}
        value={framework}
        onChange={setFramework}
      />
      <Select
        searchable
        data={choicesOf(found?.learningSkills.data)}
        onSearchChange={setSearch}
        {...field('skill', t('skill'))}
      />
      <Select data={steps} {...field('progress', t('progress'))} />
      <DateField {...field('date', t('date'))} max={today} />
      <Textarea autosize {...field('note', t('note'))} />
      <Checkbox {...field('staffOnly', t('staffOnly'))} />
    </FormDialog>
  );
};

const OldMilestone = ({ milestone, today, onClose }: { milestone: Reached; today: string; onClose: () => void }) => {
  const t = useWords(learningWords);
  const steps = useSteps(milestone.framework?.id);
  const form = useCallForm({
    change: updateStudentMilestone,
    record: milestone,
    values: {
      progress: milestone.progress?.id,
      date: milestone.date,
      note: milestone.note,
      staffOnly: milestone.staffOnly ?? false,
    },
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormDialog form={form} title={t('editMilestone')} says={milestone.name} onClose={onClose}>
      <Select data={steps} {...field('progress', t('progress'))} />
      <DateField {...field('date', t('date'))} max={today} />
      <Textarea autosize {...field('note', t('note'))} />
      <Checkbox {...field('staffOnly', t('staffOnly'))} />
    </FormDialog>
  );
};

/** Records what a child has reached, or puts right what was recorded by mistake. */
const MilestonePanel = ({
  student,
  today,
  milestone,
  onClose,
}: {
  student: string;
  today: string;
  milestone: Reached | null;
  onClose: () => void;
}) =>
  milestone ? (
    <OldMilestone milestone={milestone} today={today} onClose={onClose} />
  ) : (
    <NewMilestone student={student} today={today} onClose={onClose} />
  );

export default MilestonePanel;
