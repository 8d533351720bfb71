import { Textarea } from '@mantine/core';
import {
  declineMedicationAuthorization,
  endMedicationAuthorization,
  withdrawMedicationEvent,
} from '@nestling/contract/operations/health.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { medicationWords } from './words.ts';

const calls = {
  decline: declineMedicationAuthorization,
  end: endMedicationAuthorization,
  takeBack: withdrawMedicationEvent,
} as const;
const says = { decline: null, end: 'endSays', takeBack: 'takeBackSays' } as const;

/** Declines or ends an authorization, or takes a line of its log back: each with a reason. */
const ReasonDialog = ({
  act,
  id,
  name,
  onClose,
}: {
  act: keyof typeof calls;
  id: string;
  /** Of the medicine. */
  name: string;
  onClose: () => void;
}) => {
  const t = useWords(medicationWords);
  const form = useCallForm({ call: calls[act], fixed: { id }, values: { reason: '' }, onSaved: onClose });
  const said = says[act];
  return (
    <FormDialog
      form={form}
      title={t(`${act}Title`, { name })}
      says={said ? t(said) : undefined}
      submit={t(act)}
      danger
      onClose={onClose}
    >
      <Textarea autosize {...form.field('reason', t('why'))} data-autofocus />
    </FormDialog>
  );
};

export default ReasonDialog;
