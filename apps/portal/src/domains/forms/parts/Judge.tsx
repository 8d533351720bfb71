import { Button } from '@mantine/core';
import { approveSubmittedForm } from '@nestling/contract/operations/forms.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconCheck, IconPencil, IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import { useMay } from '../../permissions/use-may.ts';
import { formWords } from '../words.ts';
import { AskChange, RejectEntry } from './AskChange.tsx';
import type { Entry } from './entry.ts';

/** What staff can do with an entry in its state. */
export const Judge = ({ entry }: { entry: Entry }) => {
  const t = useWords(formWords);
  const judges = useMay()('approve_forms');
  const [open, setOpen] = useState<'ask' | 'reject' | null>(null);
  const approve = useAction(approveSubmittedForm);
  const { id, status, student, form_id } = entry;
  const decide = (approved: boolean) => void approve.run({ id, student: student?.id ?? null, approved });
  const close = () => setOpen(null);
  return (
    <>
      <Button variant="default" leftSection={<IconPrinter size={18} />} onClick={() => print()}>
        {t('print')}
      </Button>
      {status === 'approved' || status === 'draft' ? null : (
        <Button
          component={Link}
          variant="default"
          leftSection={<IconPencil size={18} />}
          to={href('forms.entry.edit', { Id: student?.id ?? 0, formId: form_id, entryId: id })}
        >
          {t('correct')}
        </Button>
      )}
      {judges && status === 'approved' ? (
        <Button variant="default" loading={approve.busy} onClick={() => decide(false)}>
          {t('withdraw')}
        </Button>
      ) : null}
      {judges && status === 'submitted' ? (
        <>
          <Button variant="default" onClick={() => setOpen('reject')}>
            {t('reject')}
          </Button>
          <Button variant="default" onClick={() => setOpen('ask')}>
            {t('ask')}
          </Button>
          <Button leftSection={<IconCheck size={18} />} loading={approve.busy} onClick={() => decide(true)}>
            {t('approve')}
          </Button>
        </>
      ) : null}
      {open === 'ask' ? <AskChange entry={entry} onClose={close} /> : null}
      {open === 'reject' ? <RejectEntry entry={entry} onClose={close} /> : null}
    </>
  );
};
