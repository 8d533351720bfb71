import { Textarea, TextInput } from '@mantine/core';
import { createNewBuilderForm } from '@nestling/contract/operations/forms.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
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
  const form = useCallForm({
    add: CreateFormDocument,
    name: 'form:new',
    fixed: { location, type: 'web' },
    values: { name: '', description: '' },
    onSaved: ({ createNewForm: made }) => {
      const formId = made?.form?.id;
      if (formId) void navigate({ href: href('forms.one.edit', { formId }) });
      else onClose();
    },
  });
  const { field } = form;
  if (!may('edit_forms')) return null;
  return (
    <FormPanel form={form} title={t('add')} onClose={onClose} submit={t('create')}>
      <TextInput {...field('name', t('name'))} />
      <Textarea autosize minRows={2} {...field('description', t('description'))} />
    </FormPanel>
  );
};

/** Adds a form that takes its questions from another one. */
export const FromAddress = ({ location, onClose }: { location: string; onClose: () => void }) => {
  const t = useWords(formWords);
  const may = useMay();
  const form = useCallForm({
    add: createNewBuilderForm,
    fixed: { location },
    values: { url: '', name: '' },
    onSaved: onClose,
  });
  const { field } = form;
  if (!may('edit_forms')) return null;
  return (
    <FormPanel form={form} title={t('fromAddress')} onClose={onClose} submit={t('create')}>
      <p>{t('fromAddressHelp')}</p>
      <TextInput {...field('url', t('address'), t('addressHelp'))} />
      <TextInput {...field('name', t('name'))} />
    </FormPanel>
  );
};
