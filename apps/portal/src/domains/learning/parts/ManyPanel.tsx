import { Checkbox, Select, Textarea } from '@mantine/core';
import { saveStudentMilestones } from '@nestling/contract/operations/learning.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { gridWords } from '../grid-words.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Records the same step in a skill for the children that are chosen. */
const ManyPanel = ({
  skill,
  steps,
  students,
  chosen,
  today,
  onClose,
}: {
  skill: Named;
  steps: readonly Named[];
  students: readonly { readonly id: string; readonly full_name: string }[];
  /** Whose boxes are checked at first. */
  chosen: readonly string[];
  today: string;
  onClose: () => void;
}) => {
  const t = useWords(gridWords);
  const form = useCallForm({
    call: saveStudentMilestones,
    fixed: { skill: skill.id },
    values: { students: [...chosen], progress: null, date: today, note: '', staffOnly: false },
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormDialog form={form} title={t('manyTitle')} says={skill.name} onClose={onClose}>
      <Select data={steps.map(({ id, name }) => ({ value: id, label: name }))} {...field('progress', t('progress'))} />
      <Checkbox.Group {...field('students', t('children'))}>
        <Row>
          {students.map(({ id, full_name }) => (
            <Checkbox key={id} value={id} label={full_name} />
          ))}
        </Row>
      </Checkbox.Group>
      <DateField {...field('date', t('date'))} max={today} />
      <Textarea autosize {...field('note', t('note'))} />
      <Checkbox {...field('staffOnly', t('staffOnly'))} />
    </FormDialog>
  );
};

export default ManyPanel;
