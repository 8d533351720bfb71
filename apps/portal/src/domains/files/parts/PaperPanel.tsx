import { Button, Checkbox, Select, Textarea, TextInput } from '@mantine/core';
import { createStudentDocument, updateStudentDocument } from '@nestling/contract/operations/files.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { FileField } from '@nestling/kit/field/FileField.tsx';
import type { SentFile } from '@nestling/kit/field/file-queue.ts';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { useWords } from '@nestling/ui/words.ts';
import { usePerson } from '../../../session/session.ts';
import { paperKinds } from '../paper-kinds.ts';
import type { PaperRow } from '../rows.ts';
import { fileEndings, useSendFile } from '../use-send-file.ts';
import { fileWords } from '../words.ts';

const noFile: readonly SentFile[] = [];

/** Sends a paper of a child, or another file in place of one that was not accepted. */
export const PaperPanel = ({
  student,
  one,
  onClose,
}: {
  student: string;
  one: PaperRow | null;
  onClose: () => void;
}) => {
  const t = useWords(fileWords);
  const staff = allows(usePerson().role, 'teacher');
  const send = useSendFile();
  const add = useAction(createStudentDocument, { ownErrors: true });
  const change = useAction(updateStudentDocument, { ownErrors: true });
  const form = useRecordForm({
    name: `paper:${student}:${one?.id ?? 'new'}`,
    secret: ['file'],
    initial: {
      name: one?.name ?? '',
      type: one?.type ?? 'physical',
      file: noFile,
      expiry: one?.expiry ?? '',
      note: one?.note ?? '',
      roles: Array.isArray(one?.roles) ? one.roles.map(String) : ['user', 'teacher'],
    },
    validate: {
      name: (value) => (value.trim() ? null : t('needName')),
      file: (value) => (one || value.length > 0 ? null : t('needFile')),
    },
    save: async ({ name, type, file: [file], expiry, note, roles }) => {
      const sent = file ? { path: file.key, file_name: file.name } : {};
      const seen = staff ? { roles } : {};
      const ended = one
        ? await change.run({
            id: one.id,
            name: name.trim(),
            type,
            expiry: expiry || null,
            note: note || null,
            ...seen,
            ...sent,
          })
        : await add.run({
            student_id: student,
            name: name.trim(),
            type,
            path: '',
            ...(expiry ? { expiry } : {}),
            ...(note ? { note } : {}),
            ...seen,
            ...sent,
          });
      return ended?.kind === 'done' ? { ...ended, data: {} } : ended;
    },
    onSaved: onClose,
  });
  const { fields } = form;
  return (
    <SidePanel title={one ? one.name : t('addPaper')} onClose={onClose}>
      <FormBody
        form={form}
        labels={{ name: t('name'), file: t('file'), expiry: t('expiry'), path: t('file') }}
        actions={
          <Button type="submit" loading={form.busy}>
            {t(one ? 'save' : 'addPaper')}
          </Button>
        }
      >
        {one?.review_note ? <p role="note">{one.review_note}</p> : null}
        <FileField
          label={one ? t('replace') : t('file')}
          description={t('fileHelp')}
          withAsterisk={!one}
          send={send}
          accept={fileEndings}
          megabytes={50}
          {...fields.getInputProps('file')}
        />
        <TextInput label={t('name')} withAsterisk maxLength={200} {...fields.getInputProps('name')} />
        <Select
          label={t('kind')}
          allowDeselect={false}
          data={paperKinds.map((value) => ({ value, label: t(value) }))}
          {...fields.getInputProps('type')}
        />
        <DateField label={t('expiry')} {...fields.getInputProps('expiry')} />
        <Textarea label={t('note')} autosize maxLength={2000} {...fields.getInputProps('note')} />
        {staff ? (
          <Checkbox.Group label={t('seeRoles')} {...fields.getInputProps('roles')}>
            <Checkbox value="user" label={t('seeUser')} mt={8} />
            <Checkbox value="teacher" label={t('seeTeacher')} mt={8} />
          </Checkbox.Group>
        ) : null}
      </FormBody>
    </SidePanel>
  );
};
