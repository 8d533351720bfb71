import { Checkbox, Textarea } from '@mantine/core';
import { rejectSubmittedForm, requestChangeForm } from '@nestling/contract/operations/forms.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { inLanguage, isQuestion } from '@nestling/rules/forms/blocks.ts';
import { shownBlocks } from '@nestling/rules/forms/conditions.ts';
import { addDays } from '@nestling/ui/format/day.ts';
import { stated } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useMay } from '../../permissions/use-may.ts';
import { documentOf, valuesOf } from '../document.ts';
import { formWords } from '../words.ts';
import type { Entry } from './entry.ts';

const none: string[] = [];

/** A week is what a family usually needs. */
const inAWeek = (): string => addDays(stated(Date.now()).date, 7);

/** Sends an entry back: what should be changed, until when, and which answers. */
export const AskChange = ({ entry, onClose }: { entry: Entry; onClose: () => void }) => {
  const t = useWords(formWords);
  const { language } = useSpeech();
  const may = useMay();
  const asked = shownBlocks(documentOf(entry.document), valuesOf(entry.values)).filter(
    ({ block }) => isQuestion(block) && block.type !== 'hidden',
  );
  const form = useCallForm({
    call: requestChangeForm,
    name: `form-ask:${entry.id}`,
    fixed: { id: entry.id, student: entry.student?.id ?? null },
    values: { notes: '', date: inAWeek(), blocks: none },
    onSaved: onClose,
  });
  const { field } = form;
  if (!may('approve_forms')) return null;
  return (
    <FormDialog form={form} title={t('ask')} says={t('askHelp')} submit={t('ask')} onClose={onClose}>
      <Textarea autosize minRows={2} {...field('notes', t('notes'))} />
      <DateField {...field('date', t('until'))} />
      <Checkbox.Group {...field('blocks', t('marked'), t('markedHelp'))}>
        {asked.map(({ block }) => (
          <Checkbox key={block.id} value={block.id} label={inLanguage(block, language).label} mt={8} />
        ))}
      </Checkbox.Group>
    </FormDialog>
  );
};

/** Rejects an entry, with the reason. */
export const RejectEntry = ({ entry, onClose }: { entry: Entry; onClose: () => void }) => {
  const t = useWords(formWords);
  const may = useMay();
  const form = useCallForm({
    call: rejectSubmittedForm,
    name: `form-reject:${entry.id}`,
    fixed: { id: entry.id, student: entry.student?.id ?? null },
    values: { notes: '' },
    onSaved: onClose,
  });
  const { field } = form;
  if (!may('approve_forms')) return null;
  return (
    <FormDialog form={form} title={t('reject')} submit={t('reject')} onClose={onClose}>
      <Textarea autosize minRows={2} {...field('notes', t('why'))} />
    </FormDialog>
  );
};
