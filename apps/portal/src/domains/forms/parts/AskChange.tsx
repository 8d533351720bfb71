import { Button, Checkbox, Textarea } from '@mantine/core';
import { rejectSubmittedForm, requestChangeForm } from '@nestling/contract/operations/forms.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { inLanguage, isQuestion } from '@nestling/rules/forms/blocks.ts';
import { shownBlocks } from '@nestling/rules/forms/conditions.ts';
import { addDays } from '@nestling/ui/format/day.ts';
import { stated } from '@nestling/ui/format/when.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useMay } from '../../permissions/use-may.ts';
import { documentOf, valuesOf } from '../document.ts';
import { formWords } from '../words.ts';
import type { Entry } from './entry.ts';
import classes from './forms.module.css';

const none: string[] = [];

/** A week is what a family usually needs. */
const inAWeek = (): string => addDays(stated(Date.now()).date, 7);

/** Sends an entry back: what should be changed, until when, and which answers. */
export const AskChange = ({ entry, onClose }: { entry: Entry; onClose: () => void }) => {
  const t = useWords(formWords);
  const { language } = useSpeech();
  const may = useMay();
  const ask = useAction(requestChangeForm, { ownErrors: true });
  const asked = shownBlocks(documentOf(entry.document), valuesOf(entry.values)).filter(
    ({ block }) => isQuestion(block) && block.type !== 'hidden',
  );
  const form = useRecordForm({
    name: `form-ask:${entry.id}`,
    initial: { notes: '', date: inAWeek(), blocks: none },
    validate: {
      notes: (value) => (value.trim() ? null : t('needNotes')),
      date: (value) => (value ? null : t('needDate')),
    },
    save: ({ notes, date, blocks }) =>
      ask.run({ id: entry.id, student: entry.student?.id ?? null, notes: notes.trim(), date, blocks }),
    onSaved: onClose,
  });
  if (!may('approve_forms')) return null;
  return (
    <Dialog label={t('ask')} onClose={onClose}>
      <h2 className={classes.title}>{t('ask')}</h2>
      <p className={classes.quiet}>{t('askHelp')}</p>
      <FormBody
        form={form}
        labels={{ notes: t('notes'), date: t('until') }}
        actions={
          <Button type="submit" loading={form.busy}>
            {t('ask')}
          </Button>
        }
      >
        <Textarea
          label={t('notes')}
          withAsterisk
          autosize
          minRows={2}
          maxLength={2000}
          {...form.fields.getInputProps('notes')}
        />
        <DateField label={t('until')} withAsterisk {...form.fields.getInputProps('date')} />
        <Checkbox.Group label={t('marked')} description={t('markedHelp')} {...form.fields.getInputProps('blocks')}>
          {asked.map(({ block }) => (
            <Checkbox key={block.id} value={block.id} label={inLanguage(block, language).label} mt={8} />
          ))}
        </Checkbox.Group>
      </FormBody>
    </Dialog>
  );
};

/** Rejects an entry, with the reason. */
export const RejectEntry = ({ entry, onClose }: { entry: Entry; onClose: () => void }) => {
  const t = useWords(formWords);
  const may = useMay();
  const reject = useAction(rejectSubmittedForm, { ownErrors: true });
  const form = useRecordForm({
    name: `form-reject:${entry.id}`,
    initial: { notes: '' },
    save: ({ notes }) => reject.run({ id: entry.id, student: entry.student?.id ?? null, notes: notes.trim() }),
    onSaved: onClose,
  });
  if (!may('approve_forms')) return null;
  return (
    <Dialog label={t('reject')} onClose={onClose}>
      <h2 className={classes.title}>{t('reject')}</h2>
      <FormBody
        form={form}
        labels={{ notes: t('why') }}
        actions={
          <Button type="submit" loading={form.busy}>
            {t('reject')}
          </Button>
        }
      >
        <Textarea label={t('why')} autosize minRows={2} maxLength={2000} {...form.fields.getInputProps('notes')} />
      </FormBody>
    </Dialog>
  );
};
