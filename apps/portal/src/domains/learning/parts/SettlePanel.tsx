import { Checkbox, Select } from '@mantine/core';
import { saveCheckpointLevels } from '@nestling/contract/operations/checkpoints.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { checkpointWords } from '../checkpoint-words.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}
const OBSERVED = '';
const NONE = 'none';
const stepOf = (chosen: string | null) =>
  chosen === NONE ? { clear: true } : chosen === OBSERVED || chosen === null ? {} : { progress: chosen };

/** Settles where several children stand in a skill at a checkpoint. */
export const SettlePanel = ({
  checkpoint,
  skill,
  steps,
  students,
  chosen,
  onClose,
}: {
  checkpoint: string;
  skill: Named;
  steps: readonly Named[];
  students: readonly { readonly id: string; readonly full_name: string }[];
  /** Whose boxes are checked at first. */
  chosen: readonly string[];
  onClose: () => void;
}) => {
  const t = useWords(checkpointWords);
  const form = useCallForm({
    call: saveCheckpointLevels,
    fixed: { id: checkpoint, skills: [skill.id] },
    values: { students: [...chosen], progress: OBSERVED },
    args: ({ students: of }, { progress }) => ({ students: of, ...stepOf(progress) }),
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormDialog form={form} title={t('settle')} says={t('settleSays', { skill: skill.name })} onClose={onClose}>
      <Select
        allowDeselect={false}
        data={[
          { value: OBSERVED, label: t('asObserved') },
          ...steps.map(({ id, name }) => ({ value: id, label: name })),
          { value: NONE, label: t('notSettled') },
        ]}
        {...field('progress', t('step'))}
      />
      <Checkbox.Group {...field('students', t('children'))}>
        <Row>
          {students.map(({ id, full_name }) => (
            <Checkbox key={id} value={id} label={full_name} />
          ))}
        </Row>
      </Checkbox.Group>
    </FormDialog>
  );
};
