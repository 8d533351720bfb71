import { Button, TextInput } from '@mantine/core';
import { answerInvoiceQuestion } from '@nestling/contract/operations/billing.gen.ts';
import { approveSubmittedForm } from '@nestling/contract/operations/forms.gen.ts';
import { decideStaffPto } from '@nestling/contract/operations/schedules.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { lasting } from '@nestling/ui/format/lasting.ts';
import { momentWords, spanWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import { needsWords } from '../needs-words.ts';
import type { NeedsYouQuery } from '../waiting.graphql.ts';
import { NeedsLine } from './NeedsLine.tsx';

type TimeOff = NonNullable<NeedsYouQuery['staffPtoRequests']>[number];
type Entry = NonNullable<NeedsYouQuery['getFormSubmissions']>['data'][number];
type Question = NonNullable<NeedsYouQuery['getInvoiceQuestions']>['data'][number];

/** Days off somebody of the team asks for. */
export const TimeOffLine = ({ request }: { request: TimeOff }) => {
  const t = useWords(needsWords);
  const { language } = useSpeech();
  const decide = useAction(decideStaffPto);
  const { id, user, start_date, end_date, minutes, reason, note } = request;
  return (
    <NeedsLine
      title={t('timeOff', { name: user?.full_name ?? '' })}
      to={href('schedules.people', {}, { type: 'staff' })}
      detail={[spanWords({ from: start_date, to: end_date }, language), lasting(minutes ?? 0, language), reason, note]}
    >
      <Button variant="default" loading={decide.busy} onClick={() => void decide.run({ id, approve: false })}>
        {t('decline')}
      </Button>
      <Button loading={decide.busy} onClick={() => void decide.run({ id, approve: true })}>
        {t('approve')}
      </Button>
    </NeedsLine>
  );
};

/** A form that was handed in. */
export const FormLine = ({ entry, zone }: { entry: Entry; zone: string | null }) => {
  const t = useWords(needsWords);
  const { language } = useSpeech();
  const approve = useAction(approveSubmittedForm);
  const { id, form_id, form_name, student, user, submitted_at } = entry;
  return (
    <NeedsLine
      title={form_name ?? t('form')}
      to={href('forms.entry.staff', { formId: form_id, entryId: id })}
      detail={[
        student?.full_name,
        user ? t('from', { name: user.full_name }) : t('publicLink'),
        submitted_at ? momentWords(submitted_at, language, zone) : null,
      ]}
    >
      <Button
        loading={approve.busy}
        onClick={() => void approve.run({ id, student: student?.id ?? null, approved: true })}
      >
        {t('approve')}
      </Button>
    </NeedsLine>
  );
};

/** What a payer asks about an invoice, answered where it stands. */
export const QuestionLine = ({ question }: { question: Question }) => {
  const t = useWords(needsWords);
  const [open, setOpen] = useState(false);
  const { note, asked_by, invoice } = question;
  return (
    <>
      <NeedsLine
        title={t('question', { name: asked_by ?? '', number: invoice?.number ?? '' })}
        to={invoice ? href('billing.account.invoices', { studentId: invoice.student_id }) : undefined}
        detail={[note]}
      >
        {open ? null : <Button onClick={() => setOpen(true)}>{t('answer')}</Button>}
      </NeedsLine>
      {open ? (
        <li>
          <AnswerForm question={question} onCancel={() => setOpen(false)} />
        </li>
      ) : null}
    </>
  );
};

const AnswerForm = ({ question: { id, asked_by }, onCancel }: { question: Question; onCancel: () => void }) => {
  const t = useWords(needsWords);
  const form = useCallForm({
    call: answerInvoiceQuestion,
    fixed: { id },
    values: { answer: '' },
    onSaved: () => {},
  });
  return (
    <FormBody
      form={form}
      actions={
        <>
          <Button variant="default" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={form.busy}>
            {t('sendAnswer')}
          </Button>
        </>
      }
    >
      <TextInput autoFocus {...form.field('answer', t('answerTo', { name: asked_by ?? '' }))} />
    </FormBody>
  );
};
