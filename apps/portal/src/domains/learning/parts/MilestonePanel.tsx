import { Checkbox, MultiSelect, Select, Textarea } from '@mantine/core';
import { saveStudentMilestone, updateStudentMilestone } from '@nestling/contract/operations/learning.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { dateFigures } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { KEPT } from '../../media/kept-photo.ts';
import type { Reached } from '../by-domain.ts';
import { LearningFrameworksDocument, LearningSkillsDocument } from '../learning.graphql.ts';
import { MilestoneStepsDocument, SkillObservationsDocument } from '../milestones.graphql.ts';
import { learningWords } from '../words.ts';
import { MilestonePhoto } from './MilestonePhoto.tsx';

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

/** The observations of a child that show a skill, to be chosen as what a milestone rests on. */
const useObservations = (student: string, skill: string | null | undefined) => {
  const { language } = useSpeech();
  const { data } = useAsk(SkillObservationsDocument, { student_id: student });
  return (data?.getStudentActivities ?? [])
    .filter(({ skills }) => skills.some(({ id }) => id === skill))
    .map(({ id, date, note }) => ({
      value: id,
      label: [dateFigures(date, language), note].filter(Boolean).join(' · '),
    }));
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
    values: { skill: null, progress: null, date: today, note: '', photo: '', evidence: [], staffOnly: false },
    secret: ['photo'],
    onSaved: onClose,
  });
  const [sending, setSending] = useState(false);
  const { field, values, set } = form;
  const observations = useObservations(student, values.skill);
  return (
    <FormDialog form={{ ...form, busy: form.busy || sending }} title={t('addMilestone')} onClose={onClose}>
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
      <MilestonePhoto
        value={values.photo ?? ''}
        shown={null}
        problem={form.fields.errors.photo}
        onBusy={setSending}
        onChange={(key) => set('photo', key)}
      />
      {observations.length > 0 ? (
        <MultiSelect data={observations} {...field('evidence', t('observations'), t('observationsHelp'))} />
      ) : null}
      <Checkbox {...field('staffOnly', t('staffOnly'))} />
    </FormDialog>
  );
};

const OldMilestone = ({
  student,
  milestone,
  today,
  onClose,
}: {
  student: string;
  milestone: Reached;
  today: string;
  onClose: () => void;
}) => {
  const t = useWords(learningWords);
  const steps = useSteps(milestone.framework?.id);
  const form = useCallForm({
    change: updateStudentMilestone,
    record: milestone,
    values: {
      progress: milestone.progress?.id,
      date: milestone.date,
      note: milestone.note,
      photo: milestone.photo ? KEPT : '',
      evidence: milestone.evidence.map(({ id }) => id),
      staffOnly: milestone.staffOnly ?? false,
    },
    secret: ['photo'],
    onSaved: onClose,
  });
  const [sending, setSending] = useState(false);
  const { field, values, set } = form;
  const observations = useObservations(student, milestone.skill?.id);
  return (
    <FormDialog
      form={{ ...form, busy: form.busy || sending }}
      title={t('editMilestone')}
      says={milestone.name}
      onClose={onClose}
    >
      <Select data={steps} {...field('progress', t('progress'))} />
      <DateField {...field('date', t('date'))} max={today} />
      <Textarea autosize {...field('note', t('note'))} />
      <MilestonePhoto
        value={values.photo ?? ''}
        shown={milestone.photo}
        problem={form.fields.errors.photo}
        onBusy={setSending}
        onChange={(key) => set('photo', key)}
      />
      {observations.length > 0 ? (
        <MultiSelect data={observations} {...field('evidence', t('observations'), t('observationsHelp'))} />
      ) : null}
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
    <OldMilestone student={student} milestone={milestone} today={today} onClose={onClose} />
  ) : (
    <NewMilestone student={student} today={today} onClose={onClose} />
  );

export default MilestonePanel;
