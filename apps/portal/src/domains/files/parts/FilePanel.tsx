import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { assignFileLabels, saveFileTags, updateFile } from '@nestling/contract/operations/files.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { idsOf } from '@nestling/kit/field/choices.ts';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { FileField } from '@nestling/kit/field/FileField.tsx';
import type { SentFile } from '@nestling/kit/field/file-queue.ts';
import { PeoplePicker } from '@nestling/kit/field/PeoplePicker.tsx';
import type { PersonChoice } from '@nestling/kit/field/people.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useFindPeople } from '../../../shell/find-people.ts';
import { ReminderDays } from '../../../shell/reminders/ReminderDays.tsx';
import { reminderWords } from '../../../shell/reminders/words.ts';
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
  const d = useWords(reminderWords);
  const may = useMay();
  const send = useSendFile();
  const findStudents = useFindPeople(students);
  const findStaff = useFindPeople(staff);
  const { data } = useAsk(FileChoicesDocument, { location });
  const { data: labelled } = useAsk(FileLabelsDocument, { location });
  const label = useAction(assignFileLabels, { say: () => null });
  const tag = useAction(saveFileTags, { say: () => null });
  const before = audienceOf(one?.data);
  const form = useCallForm({
    add: AddFileSaidDocument,
    change: updateFile,
    record: one,
    name: `file:${one?.id ?? `new-${type}`}`,
    fixed: { location, type },
    values: {
      name: one?.name,
      file_path: noFile,
      description: one?.description,
      instructions: one?.instructions,
      sub_type: one?.sub_type,
      expiry_date: one?.expiry_date,
      due_date: one?.due_date ?? '',
      remind_from: one?.remind_from ?? '',
      remind_every: one?.remind_every,
      remind_until: one?.remind_until ?? '',
      required: one?.required ?? type === 'document',
      visible: one?.visible ?? true,
      families: before.families,
      team: before.team,
      rooms: [...before.rooms],
      students: known(before.students),
      staff: known(before.staff),
      labels: idsOf(one?.labels),
      tags: tagsOf(one?.tags).join(', '),
    },
    secret: ['file_path'],
    args: (given, { families, team, rooms, students, staff, file_path: [file] }) => ({
      ...given,
      data: { families, team, rooms, students: idsOf(students), staff: idsOf(staff), users: [...before.users] },
      ...(file ? { file_name: file.name, file_original: file.name } : {}),
    }),
    save: async (run, { labels, tags }) => {
      const ended = await run();
      if (ended?.kind !== 'done') return ended;
      const id = one?.id ?? ('createNewFile' in ended.data ? ended.data.createNewFile?.file?.id : undefined);
      if (id) {
        await label.run({ id, labels });
        await tag.run({
          id,
          tags: tags
            .split(',')
            .map((word) => word.trim())
            .filter(Boolean),
        });
      }
      return ended;
    },
    onSaved: onClose,
  });
  const { field } = form;
  if (!may('edit_files')) return null;
  return (
    <FormPanel form={form} title={one ? one.name : t(type === 'document' ? 'add' : 'addOther')} onClose={onClose}>
      <TextInput {...field('name', t('name'))} />
      <FileField
        send={send}
        accept={fileEndings}
        megabytes={50}
        {...field('file_path', one ? t('newVersion') : t('file'), one ? t('newVersionHelp') : t('fileHelp'))}
      />
      <Textarea autosize {...field('description', t('description'))} />
      <Textarea autosize {...field('instructions', t('instructions'))} />
      <TextInput {...field('sub_type', t('subType'))} />
      <DateField {...field('expiry_date', t('expiry'), t('expiryHelp'))} />
      <Checkbox {...field('required', t('required'))} />
      <ReminderDays
        due={field('due_date', t('dueDate'))}
        from={field('remind_from', d('remindFrom'))}
        every={field('remind_every', d('remindEvery'))}
        until={field('remind_until', d('remindUntil'))}
        help={t('remindHelp')}
        onAround={({ remind_from, remind_every, remind_until }) => {
          form.set('remind_from', remind_from);
          form.set('remind_every', remind_every);
          form.set('remind_until', remind_until);
        }}
      />
      <Checkbox {...field('visible', t('publish'), t('publishHelp'))} />
      <b>{t('who')}</b>
      <Checkbox {...field('families', t('families'))} />
      <Checkbox {...field('team', t('team'))} />
      <Checkbox.Group {...field('rooms', t('rooms'))}>
        {(data?.location_programs ?? []).map(({ id, name }) => (
          <Checkbox key={id} value={id} label={name} mt={8} />
        ))}
      </Checkbox.Group>
      <PeoplePicker find={findStudents} {...field('students', t('students'))} />
      <PeoplePicker find={findStaff} {...field('staff', t('staff'))} />
      {labelled && labelled.fileLabels.length > 0 ? (
        <Checkbox.Group {...field('labels', t('labels'))}>
          {labelled.fileLabels.map(({ id, name }) => (
            <Checkbox key={id} value={id} label={name} mt={8} />
          ))}
        </Checkbox.Group>
      ) : null}
      <TextInput {...field('tags', t('tags'))} />
    </FormPanel>
  );
};
