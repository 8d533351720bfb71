import { Button, Checkbox, Select } from '@mantine/core';
import { saveFormStudentAutomation } from '@nestling/contract/operations/forms.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
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
  const fitting = ({ type }: Block) => profileTargetNames.filter((name) => fitsTarget(name, type));
  const blocks = documentOf(record.document).blocks.filter((block) => fitting(block).length > 0);
  const form = useCallForm({
    call: saveFormStudentAutomation,
    fixed: { form_id: record.id },
    values: { fields: targetsOf(setting?.fields), active: setting?.active ?? false },
    args: ({ active }, { fields }) => ({
      active,
      fields: Object.fromEntries(Object.entries(fields).filter(([id]) => blocks.some((block) => block.id === id))),
    }),
    onSaved: () => {},
  });
  const { field } = form;
  const { fields } = form.values;
  if (!may('edit_forms') || !may('edit_students')) return null;
  if (blocks.length === 0) return <p>{p('mappable')}</p>;
  const set = (block: string, target: string | null) => {
    const { [block]: _, ...others } = fields;
    form.set('fields', target === null ? others : { ...others, [block]: target });
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
        actions={
          <Button type="submit" loading={form.busy}>
            {t('save')}
          </Button>
        }
      >
        {blocks.map((block) => (
          <Select
            key={block.id}
            placeholder={p('noTarget')}
            clearable
            data={groups(block).filter(({ items }) => items.length > 0)}
            {...form.part(`fields.${block.id}`, inLanguage(block, language).label)}
            value={fields[block.id] ?? null}
            onChange={(target) => set(block.id, target)}
          />
        ))}
        <Checkbox {...field('active', p('automationOn'))} />
      </FormBody>
    </section>
  );
};
