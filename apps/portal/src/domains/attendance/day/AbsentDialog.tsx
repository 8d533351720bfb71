import { markStudentsAbsent } from '@nestling/contract/operations/attendance.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { ReasonField } from '@nestling/kit/ReasonField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { dayWords } from './words.ts';

/** Marks students absent for a day, with the reason families and the office read. */
export const AbsentDialog = ({
  students,
  date,
  onDone,
  onClose,
}: {
  students: readonly string[];
  date: string;
  onDone: () => void;
  onClose: () => void;
}) => {
  const t = useWords(dayWords);
  const form = useCallForm({
    call: markStudentsAbsent,
    name: `absent:${date}`,
    fixed: { students: [...students], date },
    values: { reason: '' },
    onSaved: onDone,
  });
  return (
    <FormDialog
      form={form}
      title={t('absentTitle', { count: students.length })}
      submit={t('markAbsent')}
      onClose={onClose}
    >
      <ReasonField
        usual={[t('sick'), t('vacation'), t('family')]}
        {...form.field('reason', t('reason'), t('reasonHelp'))}
      />
    </FormDialog>
  );
};
