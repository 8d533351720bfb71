import { Button, Textarea } from '@mantine/core';
import { rateTicket } from '@nestling/contract/operations/tickets.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { usePerson } from '../../../session/session.ts';
import { deskWords } from '../desk-words.ts';
import type { Ticket } from './TicketPanel.tsx';
import classes from './ticket.module.css';

/** One question to who has opened a ticket, once it is closed; others see what was answered. */
export const Rating = ({ ticket }: { ticket: Ticket }) => {
  const t = useWords(deskWords);
  const { id: me } = usePerson();
  const rate = useAction(rateTicket);
  const [declining, setDeclining] = useState(false);
  const { id, helped, created_by, status, is_merged } = ticket;
  if (status?.name !== 'Closed' || is_merged) return null;
  const said = helped === null ? null : t(helped ? 'didHelp' : 'didNotHelp');
  if (created_by?.id !== me) return said ? <p className={classes.quiet}>{said}</p> : null;
  return (
    <section aria-label={t('helped')}>
      <Row>
        <span>{said ?? t('helped')}</span>
        {helped === true ? null : (
          <Button variant="default" loading={rate.busy} onClick={() => void rate.run({ id, helped: true })}>
            {t('yes')}
          </Button>
        )}
        {helped === false ? null : (
          <Button variant="default" onClick={() => setDeclining(true)}>
            {t('no')}
          </Button>
        )}
      </Row>
      {declining ? <NoHelp id={id} onClose={() => setDeclining(false)} /> : null}
    </section>
  );
};

const NoHelp = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useWords(deskWords);
  const form = useCallForm({
    call: rateTicket,
    fixed: { id, helped: false },
    values: { comment: '' },
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('notHelped')} says={t('notHelpedSays')} submit={t('sendRating')} onClose={onClose}>
      <Textarea autosize minRows={3} {...form.field('comment', t('notHelpedComment'))} />
    </FormDialog>
  );
};
