import { Button } from '@mantine/core';
import { setMailAside, takeHeldMail } from '@nestling/contract/operations/tickets.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { HeldMailDocument } from '../desk.graphql.ts';
import { deskWords } from '../desk-words.ts';
import { ticketWords } from '../words.ts';
import classes from './ticket.module.css';

/** Mail that could not be taken, with why: one press puts it where support reads it, another sets it aside. */
export const HeldMail = () => {
  const t = useWords(ticketWords);
  const d = useWords(deskWords);
  const { language } = useSpeech();
  const { data } = useAsk(HeldMailDocument, {});
  const take = useAction(takeHeldMail);
  const aside = useAction(setMailAside);
  if (!data || data.heldMail.length === 0) return null;
  return (
    <Section title={d('heldMail')}>
      <ul className={classes.lines}>
        {data.heldMail.map(({ id, why, sender, sender_name, subject, words, ticket, received_at }) => (
          <li key={id} className={classes.line}>
            <span className={classes.text}>{[subject, words].filter(Boolean).join('\n')}</span>
            <span className={classes.quiet}>
              {[sender_name ? `${sender_name} <${sender}>` : sender, momentFigures(received_at, language), why]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <Row>
              <Button loading={take.busy} onClick={() => void take.run({ id })}>
                {ticket ? d('noteMail', { number: ticket.ticket_number }) : t('makeTicket')}
              </Button>
              <Button variant="default" loading={aside.busy} onClick={() => void aside.run({ id })}>
                {t('setAside')}
              </Button>
            </Row>
          </li>
        ))}
      </ul>
    </Section>
  );
};
