import { Button } from '@mantine/core';
import { unlinkTickets } from '@nestling/contract/operations/tickets.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { dateFigures, momentFigures } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconUnlink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { deskWords } from '../desk-words.ts';
import { ticketWords } from '../words.ts';
import { StateBadge } from './state.tsx';
import type { Ticket } from './TicketPanel.tsx';
import classes from './ticket.module.css';

const useTicketLink = (main: boolean) => (id: string) =>
  href(main ? 'tickets.main.one' : 'tickets.one', { ticketId: id });

/** How long a ticket has waited, for whom, and until when it rests. */
export const Times = ({ ticket }: { ticket: Ticket }) => {
  const t = useWords(deskWords);
  const { language } = useSpeech();
  const { due_at, is_late, first_answer_at, waiting_since, snoozed_until } = ticket;
  const at = (moment: string) => momentFigures(moment, language);
  const facts = [
    due_at && !is_late ? t('dueBy', { when: at(due_at) }) : null,
    first_answer_at ? t('firstAnswer', { when: at(first_answer_at) }) : null,
    waiting_since ? t('waitingSince', { when: at(waiting_since) }) : null,
    snoozed_until ? t('snoozedUntil', { day: dateFigures(snoozed_until) }) : null,
  ].filter(Boolean);
  if (!is_late && facts.length === 0) return null;
  return (
    <Row>
      {is_late && due_at ? <Badge kind="bad">{t('lateSince', { when: at(due_at) })}</Badge> : null}
      {facts.length > 0 ? <span className={classes.quiet}>{facts.join(' · ')}</span> : null}
    </Row>
  );
};

/** The tickets a ticket goes on from, went into, is the sum of, and has to do with. */
export const OtherTickets = ({ ticket, main }: { ticket: Ticket; main: boolean }) => {
  const t = useWords(deskWords);
  const own = useWords(ticketWords);
  const to = useTicketLink(main);
  const unlink = useAction(unlinkTickets);
  const { id: here, follows, merged_into, is_merged, doubles, linked } = ticket;
  return (
    <Stack gap="xs">
      {follows ? <Link to={to(follows.id)}>{own('follows', { number: follows.ticket_number })}</Link> : null}
      {merged_into ? (
        <Link to={to(merged_into.id)}>{t('mergedInto', { number: merged_into.ticket_number })}</Link>
      ) : null}
      {is_merged && !merged_into ? <p className={classes.quiet}>{t('mergedAway')}</p> : null}
      {doubles.map(({ id, ticket_number }) => (
        <Link key={id} to={to(id)}>
          {t('hasDouble', { number: ticket_number })}
        </Link>
      ))}
      {linked.length > 0 ? (
        <section aria-label={t('linked')}>
          <h2 className={classes.title}>{t('linked')}</h2>
          <ul className={classes.lines}>
            {linked.map(({ id, ticket_number, name, status }) => (
              <li key={id}>
                <Row>
                  <Link className={classes.grow} to={to(id)}>
                    {ticket_number} {name}
                  </Link>
                  <StateBadge status={status?.name} />
                  <Button
                    variant="subtle"
                    size="compact-md"
                    aria-label={t('unlink', { number: ticket_number })}
                    onClick={() => void unlink.run({ id: here, other: id })}
                  >
                    <IconUnlink size={16} />
                  </Button>
                </Row>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </Stack>
  );
};
