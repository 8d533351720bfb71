import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { assignFileLabels, saveFileTags, updateFile } from '@nestling/contract/operations/files.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { FileField } from '@nestling/kit/field/FileField.tsx';
import type { SentFile } from '@nestling/kit/field/file-queue.ts';
import { PeoplePicker } from '@nestling/kit/field/PeoplePicker.tsx';
import type { PersonChoice } from '@nestling/kit/field/people.ts';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useFindPeople } from '../../../shell/find-people.ts';
import { useMay } from '../../permissions/use-may.ts';
import { audienceOf, tagsOf } from '../audience.ts';
import { AddFileSaidDocument, FileChoicesDocument, FileLabelsDocument } from '../files.graphql.ts';
import type { FileRow } from '../rows.ts';
import { fileEndings, useSendFile } from '../use-send-file.ts';
import { fileWords } from '../words.ts';

const students = ['student'] as const;
const staff = ['staff'] as const;
const noFile: readonly SentFile[] = [];
const known = (ids: readonly string[]): readonly PersonChoice[] => ids.map((id) => ({ id, name: `#${id}` }));

/** Adds a file to a location, or changes one: what it is, who sees it, its labels, and a new version of it. */
export const FilePanel = ({
  location,
  type,
  one,
  onClose,
}: {
  location: string;
  type: 'document' | 'other';
  one: FileRow | null;
  onClose: () => void;
}) => {
  const t = useWords(fileWords);
  const may = useMay();
  const send = useSendFile();
  const findStudents = useFindPeople(students);
  const findStaff = useFindPeople(staff);
  const { data } = useAsk(FileChoicesDocument, { location });
  const { data: labelled } = useAsk(FileLabelsDocument, { location });
  const add = useAction(AddFileSaidDocument, { ownErrors: true });
  const change = useAction(updateFile, { ownErrors: true });
  const label = useAction(assignFileLabels, { say: () => null });
  const tag = useAction(saveFileTags, { say: () => null });
  const before = audienceOf(one?.data);
  const form = useRecordForm({
    name: `file:${one?.id ?? `new-${type}`}`,
    secret: ['file'],
    initial: {
      name: one?.name ?? '',
      file: noFile,
      description: one?.description ?? '',
      instructions: one?.instructions ?? '',
      sub_type: one?.sub_type ?? '',
      expiry_date: one?.expiry_date ?? '',
      required: one?.required ?? type === 'document',
      visible: one?.visible ?? true,
      families: before.families,
      team: before.team,
      rooms: [...before.rooms],
      students: known(before.students),
      staff: known(before.staff),
      labels: (one?.labels ?? []).map(({ id }) => id),
      tags: tagsOf(one?.tags).join(', '),
    },
    validate: {
      name: (value) => (value.trim() ? null : t('needName')),
      file: (value) => (one || value.length > 0 ? null : t('needFile')),
    },
    save: async (values) => {
      const [file] = values.file;
      const words = {
        name: values.name.trim(),
        description: values.description || null,
        instructions: values.instructions || null,
        sub_type: values.sub_type || null,
        expiry_date: values.expiry_date || null,
        required: values.required,
        visible: values.visible,
        data: {
          families: values.families,
          team: values.team,
          rooms: values.rooms,
          students: values.students.map(({ id }) => id),
          staff: values.staff.map(({ id }) => id),
          users: [...before.users],
        },
      };
      const sent = file ? { file_path: file.key, file_name: file.name, file_original: file.name } : {};
      const ended = one
        ? await change.run({ id: one.id, ...words, ...sent })
        : await add.run({ location, type, file_path: '', file_name: '', file_original: '', ...words, ...sent });
      if (ended?.kind !== 'done') return ended;
      const id = one?.id ?? ('createNewFile' in ended.data ? ended.data.createNewFile?.file?.id : undefined);
      if (id) {
        await label.run({ id, labels: values.labels });
        await tag.run({
          id,
          tags: values.tags
            .split(',')
            .map((word) => word.trim())
            .filter(Boolean),
        });
      }
      return { ...ended, data: {} };
    },
    onSaved: onClose,
  });
  const { fields } = form;
  if (!may('edit_files')) return null;
  return (
    <SidePanel title={one ? one.name : t(type === 'document' ? 'add' : 'addOther')} onClose={onClose}>
      <FormBody
        form={form}
        labels={{
          name: t('name'),
          file: t('file'),
          expiry_date: t('expiry'),
          students: t('students'),
          staff: t('staff'),
        }}
        actions={
          <Button type="submit" loading={form.busy}>
            {t('save')}
          </Button>
        }
      >
        <TextInput label={t('name')} withAsterisk maxLength={200} {...fields.getInputProps('name')} />
        <FileField
          label={one ? t('newVersion') : t('file')}
          description={one ? t('newVersionHelp') : t('fileHelp')}
          withAsterisk={!one}
          send={send}
          accept={fileEndings}
          megabytes={50}
          {...fields.getInputProps('file')}
        />
        <Textarea label={t('description')} autosize maxLength={2000} {...fields.getInputProps('description')} />
        <Textarea label={t('instructions')} autosize maxLength={5000} {...fields.getInputProps('instructions')} />
        <TextInput label={t('subType')} maxLength={60} {...fields.getInputProps('sub_type')} />
        <DateField label={t('expiry')} description={t('expiryHelp')} {...fields.getInputProps('expiry_date')} />
        <Checkbox label={t('required')} {...fields.getInputProps('required', { type: 'checkbox' })} />
        <Checkbox
          label={t('publish')}
          description={t('publishHelp')}
          {...fields.getInputProps('visible', { type: 'checkbox' })}
        />
        <b>{t('who')}</b>
        <Checkbox label={t('families')} {...fields.getInputProps('families', { type: 'checkbox' })} />
        <Checkbox label={t('team')} {...fields.getInputProps('team', { type: 'checkbox' })} />
        <Checkbox.Group label={t('rooms')} {...fields.getInputProps('rooms')}>
          {(data?.location_programs ?? []).map(({ id, name }) => (
            <Checkbox key={id} value={id} label={name} mt={8} />
          ))}
        </Checkbox.Group>
        <PeoplePicker label={t('students')} find={findStudents} {...fields.getInputProps('students')} />
        <PeoplePicker label={t('staff')} find={findStaff} {...fields.getInputProps('staff')} />
        {labelled && labelled.fileLabels.length > 0 ? (
          <Checkbox.Group label={t('labels')} {...fields.getInputProps('labels')}>
            {labelled.fileLabels.map(({ id, name }) => (
              <Checkbox key={id} value={id} label={name} mt={8} />
            ))}
          </Checkbox.Group>
        ) : null}
        <TextInput label={t('tags')} {...fields.getInputProps('tags')} />
      </FormBody>
    </SidePanel>
  );
};
