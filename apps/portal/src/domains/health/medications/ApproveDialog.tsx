import { TextInput } from '@mantine/core';
import { approveMedicationAuthorization } from '@nestling/contract/operations/health.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { stated } from '@nestling/ui/format/when.ts';
import type { MedicineFragment } from './medications.graphql.ts';
import { useMedicineWords } from './medicine-words.ts';

/** The office approves what a family has signed, and says who of the doctors has signed too, and when. */
const ApproveDialog = ({ one, onClose }: { one: MedicineFragment; onClose: () => void }) => {
  const { t } = useMedicineWords();
  const form = useCallForm({
    call: approveMedicationAuthorization,
    fixed: { id: one.id },
    values: { doctor: one.doctor ?? '', doctor_signed_on: '' },
    needs: () => ['doctor', 'doctor_signed_on'],
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormDialog
      form={form}
      title={t('approveTitle', { name: one.name })}
      says={t('approveSays')}
      submit={t('approve')}
      onClose={onClose}
    >
      <TextInput {...field('doctor', t('doctor'))} autoComplete="off" data-autofocus />
      <DateField
        {...field('doctor_signed_on', t('doctorSignedOn'), t('doctorSignedHelp'))}
        max={stated(Date.now()).date}
      />
    </FormDialog>
  );
};

export default ApproveDialog;
