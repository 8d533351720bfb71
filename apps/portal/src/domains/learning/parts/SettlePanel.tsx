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

/** Settles where several children stand in a skill at a checkpoint, or in all skills of a domain. */
export const SettlePanel = ({
  checkpoint,
  skills,
  says,
  whole = false,
  steps,
  students,
  chosen,
  onClose,
}: {
  checkpoint: string;
  skills: readonly Named[];
  says: string;
  /** Of a whole domain: what is settled already is left, unless somebody wants otherwise. */
  whole?: boolean;
  steps: readonly Named[];
  students: readonly { readonly id: string; readonly full_name: string }[];
  /** Whose boxes are checked at first. */
  chosen: readonly string[];
  onClose: () => void;
}) => {
  const t = useWords(checkpointWords);
  const form = useCallForm({
    call: saveCheckpointLevels,
    fixed: { id: checkpoint, skills: skills.map(({ id }) => id) },
    values: { students: [...chosen], progress: OBSERVED, missing: whole },
    args: ({ students: of }, { progress, missing }) => ({
      students: of,
      ...stepOf(progress),
      ...(missing && progress !== NONE ? { missing } : {}),
    }),
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormDialog form={form} title={t('settle')} says={says} onClose={onClose}>
      <Select
        allowDeselect={false}
        data={[
          { value: OBSERVED, label: t('asObserved') },
          ...steps.map(({ id, name }) => ({ value: id, label: name })),
          { value: NONE, label: t('notSettled') },
        ]}
        {...field('progress', t('step'))}
      />
      {whole && form.values.progress !== NONE ? <Checkbox {...field('missing', t('onlyMissing'))} /> : null}
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
