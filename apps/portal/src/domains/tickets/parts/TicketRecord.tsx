import { Button } from '@mantine/core';
import {
  assignTicket,
  deleteTicket,
  lookAtTicket,
  updateTicketStatus,
} from '@nestling/contract/operations/tickets.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { RecordScreen } from '@nestling/kit/RecordScreen.tsx';
import { useReadingAnew } from '@nestling/kit/reading-anew.ts';
import { ticketStateIds, ticketStateOf, ticketStatesAfter } from '@nestling/rules/ticket-states.ts';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconChevronDown, IconPencil, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useSubscription } from 'urql';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import { useHere } from '../../../shell/here.ts';
import { useKeys } from '../../../shell/use-keys.ts';
import { useMay } from '../../permissions/use-may.ts';
import { MainTicketDocument, OneTicketDocument, TicketChangedDocument } from '../tickets.graphql.ts';
import { ticketWords } from '../words.ts';
import { Attachments } from './Attachments.tsx';
import { OtherTickets, Times } from './Beside.tsx';
import { Lines } from './Lines.tsx';
import { More } from './More.tsx';
import { Rating } from './Rating.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { StateBadge } from './state.tsx';
import { type Ticket, TicketPanel } from './TicketPanel.tsx';
import classes from './ticket.module.css';

/** So often it is told that somebody looks; the server forgets it a little later. */
const LOOK_MS = 30_000;

/** One ticket: what it is about, its files, who else looks, the history, and a reply. */
export const TicketRecord = ({ main }: { main: boolean }) => {
  const { params } = useHere();
  const id = params.ticketId ?? '';
  const { data, error, again } = useAsk(main ? MainTicketDocument : OneTicketDocument, { id });
  const handles = useMay()('handle_tickets');
  const [editing, setEditing] = useState(false);
  const hear = useReadingAnew(again);
  useSubscription({ query: TicketChangedDocument, variables: { id }, pause: !data?.ticket }, (_, change) => {
    hear();
    return change;
  });
  useKeys({ r: () => document.querySelector<HTMLElement>('[data-reply]')?.focus() });
  const last = data?.ticket?.history.at(-1)?.id;
  const look = useAction(lookAtTicket, { say: () => null, quiet: true, ownEnding: true });
  const { run } = look;
  useEffect(() => {
    if (last === undefined) return;
    const tell = () => void run({ id });
    tell();
    const timer = setInterval(tell, LOOK_MS);
    return () => clearInterval(timer);
  }, [id, last, run]);
  return (
    <RecordScreen
      answer={{ record: data?.ticket, error, again }}
      titleOf={({ ticket_number, name }) => `${ticket_number} ${name}`}
      actions={(ticket) => <Actions ticket={ticket} main={main} onEdit={() => setEditing(true)} />}
    >
      {(ticket) => (
        <>
          <Stack gap="l">
            <About ticket={ticket} main={main} />
            <Attachments ticket={ticket} />
            <Lines ticket={ticket} />
            <Rating ticket={ticket} />
            {ticket.is_merged ? null : <ReplyForm ticket={ticket} again={again} />}
          </Stack>
          {editing && (!main || handles) ? (
            <TicketPanel main={main} ticket={ticket} onClose={() => setEditing(false)} />
          ) : null}
        </>
      )}
    </RecordScreen>
  );
};

const Actions = ({ ticket, main, onEdit }: { ticket: Ticket; main: boolean; onEdit: () => void }) => {
  const t = useWords(ticketWords);
  const navigate = useNavigate();
  const { id: me } = usePerson();
  const handles = useMay()('handle_tickets');
  const move = useAction(updateTicketStatus);
  const remove = useAction(deleteTicket);
  const assign = useAction(assignTicket);
  const isMine = ticket.assignee?.id === me;
  const [deleting, setDeleting] = useState(false);
  const { id, name } = ticket;
  const state = ticketStateOf(ticket.status?.name) ?? 'new';
  const states = ticket.is_merged ? [] : ticketStatesAfter(state);
  const mayDelete = ticket.created_by?.id === me || (main && handles);
  return (
    <>
      {states.length > 0 ? (
        <Menu
          className={classes.move}
          button={
            <>
              {t('moveTo')}
              <IconChevronDown size={16} aria-hidden="true" />
            </>
          }
          items={states.map((one) => ({
            key: one,
            label: t(one),
            onPick: () => void move.run({ id, status: String(ticketStateIds[one]) }),
          }))}
        />
      ) : null}
      <More ticket={ticket} support={main && handles} />
      {ticket.is_merged ? null : (
        <Button variant="default" leftSection={<IconPencil size={18} />} onClick={onEdit}>
          {t('edit')}
        </Button>
      )}
      {main && handles ? (
        <Button
          variant="default"
          loading={assign.busy}
          onClick={() => void assign.run({ id, assignee: isMine ? null : me })}
        >
          {t(isMine ? 'giveBack' : 'take')}
        </Button>
      ) : null}
      {mayDelete ? (
        <Button variant="default" leftSection={<IconTrash size={18} />} onClick={() => setDeleting(true)}>
          {t('delete')}
        </Button>
      ) : null}
      {deleting ? (
        <ConfirmDelete
          onCancel={() => setDeleting(false)}
          onDelete={async () => {
            const ended = await remove.run({ id });
            setDeleting(false);
            if (ended?.kind === 'done') await navigate({ href: href(main ? 'tickets.main' : 'tickets.list') });
          }}
        >
          {name}
        </ConfirmDelete>
      ) : null}
    </>
  );
};

type Watcher = { readonly id: number; readonly name: string; readonly writing: boolean };
const isWatcher = (value: unknown): value is Watcher =>
  typeof value === 'object' && value !== null && 'name' in value && 'writing' in value && 'id' in value;

const About = ({ ticket, main }: { ticket: Ticket; main: boolean }) => {
  const t = useWords(ticketWords);
  const { category, locations, users, students, description, created_by_name, status, assignee } = ticket;
  const watchers = Array.isArray(ticket.watchers) ? ticket.watchers.filter(isWatcher) : [];
  const names = (all: readonly { readonly full_name: string }[]) => all.map(({ full_name }) => full_name).join(', ');
  const facts = [
    category?.name,
    locations.map((one) => one.name).join(', '),
    created_by_name,
    names(users),
    names(students),
    assignee ? t('assigned', { name: assignee.full_name }) : null,
  ].filter(Boolean);
  return (
    <Stack gap="xs">
      <Row>
        <StateBadge status={status?.name} />
        <span className={classes.quiet}>{facts.join(' · ')}</span>
      </Row>
      <Times ticket={ticket} />
      <p className={classes.text}>{description}</p>
      <OtherTickets ticket={ticket} main={main} />
      <div role="status">
        {watchers.map(({ id, name, writing }) => (
          <p key={id} className={classes.quiet}>
            {t(writing ? 'writing' : 'looking', { name })}
          </p>
        ))}
      </div>
    </Stack>
  );
};
