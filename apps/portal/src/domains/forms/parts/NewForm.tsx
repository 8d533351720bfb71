import { Button, Textarea, TextInput } from '@mantine/core';
import { createNewBuilderForm, createNewForm } from '@nestling/contract/operations/forms.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { useMay } from '../../permissions/use-may.ts';
import { CreateFormDocument } from '../forms.graphql.ts';
import { formWords } from '../words.ts';

/** Adds a form; its questions come next. */
export const NewForm = ({ location, onClose }: { location: string; onClose: () => void }) => {
  const t = useWords(formWords);
  const navigate = useNavigate();
  const may = useMay();
  const add = useAction(CreateFormDocument, { ownErrors: true });
  const form = useRecordForm({
    name: 'form:new',
    initial: { name: '', description: '' },
    limits: createNewForm.limits,
    validate: { name: (value) => (value.trim() ? null : t('needName')) },
    save: ({ name, description }) =>
      add.run({ name: name.trim(), description: description.trim() || null, location, type: 'web' }),
    onSaved: ({ createNewForm: made }) => {
      const formId = made?.form?.id;
      if (formId) void navigate({ href: href('forms.one.edit', { formId }) });
      else onClose();
    },
  });
  if (!may('edit_forms')) return null;
  return (
    <SidePanel title={t('add')} onClose={onClose}>
      <FormBody
        form={form}
        labels={{ name: t('name'), description: t('description') }}
        actions={
          <Button type="submit" loading={form.busy}>
            {t('create')}
          </Button>
        }
      >
        <TextInput label={t('name')} withAsterisk {...form.fields.getInputProps('name')} />
        <Textarea label={t('description')} autosize minRows={2} {...form.fields.getInputProps('description')} />
      </FormBody>
    </SidePanel>
  );
};

/** Adds a form that takes its questions from another one. */
export const FromAddress = ({ location, onClose }: { location: string; onClose: () => void }) => {
  const t = useWords(formWords);
  const may = useMay();
  const add = useAction(createNewBuilderForm, { ownErrors: true });
  const form = useRecordForm({
    name: 'form:from-address',
    initial: { url: '', name: '' },
    limits: createNewBuilderForm.limits,
    validate: {
      url: (value) => (value.trim() ? null : t('needAddress')),
      name: (value) => (value.trim() ? null : t('needName')),
    },
    save: ({ url, name }) => add.run({ url: url.trim(), name: name.trim(), location }),
    onSaved: onClose,
  });
  if (!may('edit_forms')) return null;
  return (
    <SidePanel title={t('fromAddress')} onClose={onClose}>
      <p>{t('fromAddressHelp')}</p>
      <FormBody
        form={form}
        labels={{ url: t('address'), name: t('name') }}
        actions={
          <Button type="submit" loading={form.busy}>
            {t('create')}
          </Button>
        }
      >
        <TextInput
          label={t('address')}
          description={t('addressHelp')}
          withAsterisk
          {...form.fields.getInputProps('url')}
        />
        <TextInput label={t('name')} withAsterisk {...form.fields.getInputProps('name')} />
      </FormBody>
    </SidePanel>
  );
};
