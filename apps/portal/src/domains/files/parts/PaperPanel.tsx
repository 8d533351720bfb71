import { Checkbox, Select, Textarea, TextInput } from '@mantine/core';
import { createStudentDocument, updateStudentDocument } from '@nestling/contract/operations/files.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { FileField } from '@nestling/kit/field/FileField.tsx';
import type { SentFile } from '@nestling/kit/field/file-queue.ts';
import { allows } from '@nestling/rules/roles.ts';
import { useWords } from '@nestling/ui/words.ts';
import { usePerson } from '../../../session/session.ts';
import { kindOf, paperKinds } from '../paper-kinds.ts';
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
  const form = useCallForm({
    add: createStudentDocument,
    change: updateStudentDocument,
    record: one,
    fixed: { student_id: student },
    values: {
      name: one?.name,
      type: one?.type,
      path: noFile,
      expiry: one?.expiry,
      note: one?.note,
      roles: Array.isArray(one?.roles) ? one.roles.map(String) : ['user', 'teacher'],
    },
    secret: ['path'],
    // Nothing is taken to be a physical exam by nobody's saying so.
    needs: () => ['type'],
    args: ({ roles, ...given }, { path: [file] }) => ({
      ...given,
      ...(staff ? { roles } : {}),
      ...(file ? { file_name: file.name } : {}),
    }),
    onSaved: onClose,
  });
  const { field, fields, values } = form;
  const kind = field('type', t('kind'));
  const isNamedByKind = (name: string) => name.trim() === '' || paperKinds.some((one) => name === t(one));
  return (
    <FormPanel
      form={form}
      title={one ? one.name : t('addPaper')}
      onClose={onClose}
      submit={t(one ? 'save' : 'addPaper')}
    >
      {one?.review_note ? <p role="note">{one.review_note}</p> : null}
      <FileField
        send={send}
        accept={fileEndings}
        megabytes={50}
        {...field('path', one ? t('replace') : t('file'), t('fileHelp'))}
      />
      <Select
        allowDeselect={false}
        placeholder={t('chooseKind')}
        data={paperKinds.map((value) => ({ value, label: t(value) }))}
        {...kind}
        onChange={(value) => {
          kind.onChange(value);
          // Its type says enough; another name may be written over it.
          if (value && isNamedByKind(values.name)) fields.setFieldValue('name', t(kindOf(value)));
        }}
      />
      <TextInput {...field('name', t('name'))} />
      <DateField {...field('expiry', t('expiry'))} />
      <Textarea autosize {...field('note', t('note'))} />
      {staff ? (
        <Checkbox.Group {...field('roles', t('seeRoles'))}>
          <Checkbox value="user" label={t('seeUser')} mt={8} />
          <Checkbox value="teacher" label={t('seeTeacher')} mt={8} />
        </Checkbox.Group>
      ) : null}
    </FormPanel>
  );
};
