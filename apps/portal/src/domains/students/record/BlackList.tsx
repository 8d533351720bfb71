import { Textarea } from '@mantine/core';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { BlackListGuardianDocument } from './blackList.graphql.ts';
import { useGuardian } from './use-guardian.ts';
import type { Guardian, StudentRecord } from './use-record.ts';
import { recordWords } from './words.ts';

/** Asks why somebody must not pick up: staff at the door will read it. */
export const BlackList = ({
  student,
  link,
  onBack,
  onClose,
}: {
  student: StudentRecord;
  link: Guardian;
  onBack: () => void;
  onClose: () => void;
}) => {
  const t = useWords(recordWords);
  const { lift } = useGuardian(student, link);
  const form = useCallForm({
    call: BlackListGuardianDocument,
    fixed: { student: student.id, user: link.user_id },
    values: { note: link.black_list_note },
    needs: () => ['note'],
    undo: () => () => void lift(),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('blockTitle', { name: link.user?.full_name ?? '' })}
      says={t('blockText')}
      submit={t('blockDo')}
      danger
      onClose={onBack}
    >
      <Textarea rows={3} data-autofocus {...form.field('note', t('reason'), t('reasonHelp'))} />
    </FormDialog>
  );
};
