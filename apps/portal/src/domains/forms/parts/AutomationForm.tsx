import { Button, Checkbox, Select } from '@mantine/core';
import { saveFormStudentAutomation } from '@nestling/contract/operations/forms.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { type Block, inLanguage } from '@nestling/rules/forms/blocks.ts';
import { fitsTarget, isProfileTarget, ownerOf, profileTargetNames } from '@nestling/rules/forms/profile.ts';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useMay } from '../../permissions/use-may.ts';
import { documentOf } from '../document.ts';
import type { FormRecord } from '../form-record.ts';
import { FormAutomationDocument, type FormAutomationQuery } from '../forms.graphql.ts';
import { profileWords } from '../profile-words.ts';
import { formWords } from '../words.ts';
import classes from './forms.module.css';

type Setting = FormAutomationQuery['getFormStudentAutomation'];

/** Maps questions to fields of the child and of the contact. */
export const AutomationForm = ({ form }: { form: FormRecord }) => {
  const { data } = useAsk(FormAutomationDocument, { form_id: form.id });
  if (!data) return <CardsSkeleton />;
  return <Fields form={form} setting={data.getFormStudentAutomation} />;
};

const targetsOf = (kept: unknown): Record<string, string> =>
  typeof kept === 'object' && kept !== null
    ? Object.fromEntries(
        Object.entries(kept).flatMap(([block, target]) => (isProfileTarget(target) ? [[block, target]] : [])),
      )
    : {};

const Fields = ({ form: record, setting }: { form: FormRecord; setting: Setting }) => {
  const t = useWords(formWords);
  const p = useWords(profileWords);
  const { language } = useSpeech();
  const may = useMay();
  const save = useAction(saveFormStudentAutomation, { ownErrors: true });
  const fitting = ({ type }: Block) => profileTargetNames.filter((name) => fitsTarget(name, type));
  const blocks = documentOf(record.document).blocks.filter((block) => fitting(block).length > 0);
  const form = useRecordForm({
    name: `form-automation:${record.id}`,
    initial: { fields: targetsOf(setting?.fields), active: setting?.active ?? false },
    save: ({ fields, active }) => {
      const there = Object.entries(fields).filter(([id]) => blocks.some((block) => block.id === id));
      return save.run({ form_id: record.id, fields: Object.fromEntries(there), active });
    },
    onSaved: () => {},
  });
  const { fields } = form.fields.getValues();
  if (!may('edit_forms') || !may('edit_students')) return null;
  if (blocks.length === 0) return <p>{p('mappable')}</p>;
  const set = (block: string, target: string | null) => {
    const { [block]: _, ...others } = fields;
    form.fields.setFieldValue('fields', target === null ? others : { ...others, [block]: target });
  };
  const owners: readonly ('student' | 'contact')[] = may('manage_contacts') ? ['student', 'contact'] : ['student'];
  const groups = (block: Block) =>
    owners.map((owner) => ({
      group: p(owner === 'student' ? 'ofStudent' : 'ofContact'),
      items: fitting(block)
        .filter((name) => ownerOf(name) === owner)
        .map((name) => ({ value: name, label: p(`t_${name}`) })),
    }));
  return (
    <section>
      <h2 className={classes.title}>{p('automation')}</h2>
      <p className={classes.quiet}>{p('automationHelp')}</p>
      <FormBody
        form={form}
        labels={Object.fromEntries(blocks.map((block) => [`fields.${block.id}`, block.label]))}
        actions={
          <Button type="submit" loading={form.busy}>
            {t('save')}
          </Button>
        }
      >
        {blocks.map((block) => (
          <Select
            key={block.id}
            label={inLanguage(block, language).label}
            placeholder={p('noTarget')}
            clearable
            data={groups(block).filter(({ items }) => items.length > 0)}
            value={fields[block.id] ?? null}
            error={form.fields.errors[`fields.${block.id}`]}
            onChange={(target) => set(block.id, target)}
          />
        ))}
        <Checkbox label={p('automationOn')} {...form.fields.getInputProps('active', { type: 'checkbox' })} />
      </FormBody>
    </section>
  );
};
