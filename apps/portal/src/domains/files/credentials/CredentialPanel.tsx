import { Select, Textarea, TextInput } from '@mantine/core';
import { createStaffCredential, updateStaffCredential } from '@nestling/contract/operations/files.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { FileField } from '@nestling/kit/field/FileField.tsx';
import type { SentFile } from '@nestling/kit/field/file-queue.ts';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { credentialKinds } from '@nestling/rules/credentials.ts';
import { fileEndings, useSendFile } from '../use-send-file.ts';
import { CredentialTeamDocument, type CredentialRowFragment as Row } from './credentials.graphql.ts';
import { useCredentialWords } from './kinds.ts';

const noFile: readonly SentFile[] = [];

/**
 * Adds what somebody has to show, or changes it.
 * @param of whose it is; null lets the office choose from the team of `location`
 * @param kind what is handed in, where that is known
 */
export const CredentialPanel = ({
  one,
  of,
  location,
  kind,
  onClose,
}: {
  one: Row | null;
  of: string | null;
  location: string;
  kind?: string | undefined;
  onClose: () => void;
}) => {
  const { t, kindName } = useCredentialWords();
  const send = useSendFile();
  const { data } = useAsk(CredentialTeamDocument, one === null && of === null ? { location } : null);
  const form = useCallForm({
    add: createStaffCredential,
    change: updateStaffCredential,
    record: one,
    values: {
      user_id: one?.user?.id ?? of,
      kind: one?.kind ?? kind ?? null,
      name: one?.name ?? (kind ? kindName(kind) : ''),
      issued_on: one?.issued_on ?? '',
      expires_on: one?.expires_on,
      minutes: one?.minutes,
      note: one?.note,
      path: noFile,
    },
    secret: ['path'],
    needs: () => ['user_id', 'kind', 'issued_on'],
    args: ({ user_id, ...given }, { path: [file] }) => ({
      ...given,
      ...(one === null ? { user_id } : {}),
      ...(file ? { file_name: file.name } : {}),
    }),
    onSaved: onClose,
  });
  const { field, fields, values } = form;
  const kindField = field('kind', t('kind'));
  const isNamedByKind = (name: string) => name.trim() === '' || credentialKinds.some((known) => name === t(known));
  return (
    <FormPanel
      form={form}
      title={one ? one.name : t(of === null ? 'add' : 'handIn')}
      submit={t(one ? 'edit' : of === null ? 'add' : 'handIn')}
      onClose={onClose}
    >
      {one?.review_note ? <p role="note">{one.review_note}</p> : null}
      {one === null && of === null ? (
        <Select
          searchable
          allowDeselect={false}
          data={(data?.getTeamDropdown ?? []).map(({ id, full_name }) => ({ value: id, label: full_name }))}
          {...field('user_id', t('person'))}
        />
      ) : null}
      <Select
        allowDeselect={false}
        data={credentialKinds.map((value) => ({ value, label: t(value) }))}
        {...kindField}
        onChange={(value) => {
          kindField.onChange(value);
          if (value && isNamedByKind(values.name)) fields.setFieldValue('name', kindName(value));
        }}
      />
      <TextInput {...field('name', t('name'))} />
      <FileField
        send={send}
        accept={fileEndings}
        megabytes={50}
        {...field('path', t(one?.path ? 'replace' : 'file'), t('fileHelp'))}
      />
      <DateField {...field('issued_on', t('issued'))} />
      <DateField {...field('expires_on', t('expires'), t('expiresHelp'))} />
      {values.kind === 'training' ? <NumberField {...field('minutes', t('minutes'))} min={1} /> : null}
      <Textarea autosize {...field('note', t('note'))} />
    </FormPanel>
  );
};
