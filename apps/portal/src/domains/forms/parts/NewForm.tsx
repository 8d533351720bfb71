import { Select, Textarea, TextInput } from '@mantine/core';
import { createNewBuilderForm } from '@nestling/contract/operations/forms.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import type { FormDocument } from '@nestling/rules/forms/blocks.ts';
import { type ReadyForm, readyForms } from '@nestling/rules/forms/ready/ready-forms.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import { useMay } from '../../permissions/use-may.ts';
import { CreateFormDocument } from '../forms.graphql.ts';
import { formWords } from '../words.ts';

const nothing = (): FormDocument | null => null;

/** Adds a form, empty or with the questions of a ready-made one, which are the center's own from then on. */
export const NewForm = ({ location, onClose }: { location: string; onClose: () => void }) => {
  const t = useWords(formWords);
  const navigate = useNavigate();
  const may = useMay();
  const { language, pets } = useSpeech();
  const [begun, begin] = useState<ReadyForm | null>(null);
  const [failed, fail] = useState(false);
  const form = useCallForm({
    add: CreateFormDocument,
    name: 'form:new',
    fixed: { location, type: 'web' },
    values: { name: '', description: '', document: nothing() },
    // Chosen, and not here yet: over a slow line the questions take a moment.
    needs: ({ document }) => (begun && !document ? ['document'] : []),
    onSaved: ({ createNewForm: made }) => {
      const formId = made?.form?.id;
      if (formId) void navigate({ href: href('forms.one.edit', { formId }) });
      else onClose();
    },
  });
  const { field, set, values } = form;
  if (!may('edit_forms')) return null;
  const spoken = language === 'es' ? 1 : 0;
  const choose = async (key: string | null) => {
    const ready = readyForms.find((one) => one.key === key) ?? null;
    // A name that was typed stays.
    const isOurs = values.name === '' || values.name === begun?.name[spoken];
    begin(ready);
    set('document', null);
    fail(false);
    if (isOurs) set('name', ready?.name[spoken] ?? '');
    if (!ready) return;
    await ready.load().then(
      (document) => set('document', document),
      () => fail(true),
    );
  };
  const { error } = field('document', t('beginWith'));
  return (
    <FormPanel form={form} title={t('add')} onClose={onClose} submit={t('create')}>
      <Select
        label={t('beginWith')}
        description={begun ? begun.about[spoken] : t('beginHelp')}
        placeholder={t('beginBlank')}
        clearable
        error={failed ? t('beginFailed') : error}
        data={readyForms
          .filter(({ of }) => (of === 'pets') === pets)
          .map(({ key, name }) => ({ value: key, label: name[spoken] }))}
        value={begun?.key ?? null}
        onChange={(key) => void choose(key)}
      />
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
