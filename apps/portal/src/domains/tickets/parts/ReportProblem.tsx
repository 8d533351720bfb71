import { Textarea } from '@mantine/core';
import { reportProblem } from '@nestling/contract/operations/tickets.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { placeHere } from '../../../shell/location.ts';
import { useDetails } from '../use-details.ts';
import { ticketWords } from '../words.ts';
import { Known } from './Known.tsx';

/** What families and teachers tell their managers; what goes along is shown before it is sent. */
const ReportProblem = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(ticketWords);
  const form = useCallForm({
    call: reportProblem,
    name: 'problem',
    fixed: { location: placeHere()?.id ?? null },
    values: { description: '', details: useDetails(window.location.pathname) },
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormDialog form={form} title={t('problem')} says={t('problemSays')} submit={t('tellManagers')} onClose={onClose}>
      <Known />
      <Textarea autosize minRows={4} {...field('description', t('description'), t('descriptionHelp'))} />
      <Textarea autosize minRows={3} {...field('details', t('details'), t('detailsManagers'))} />
    </FormDialog>
  );
};

export default ReportProblem;
