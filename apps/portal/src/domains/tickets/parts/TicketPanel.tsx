import { MultiSelect, Select, Textarea, TextInput } from '@mantine/core';
import type { Call } from '@nestling/contract/limits.ts';
import {
  createMainTicket,
  createTicket,
  updateMainTicket,
  updateTicket,
} from '@nestling/contract/operations/tickets.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormPanel } from '@nestling/kit/FormPanel.tsx';
import { FileField } from '@nestling/kit/field/FileField.tsx';
import { noFiles } from '@nestling/kit/field/file-queue.ts';
import { PeoplePicker } from '@nestling/kit/field/PeoplePicker.tsx';
import { ticketStateIds, ticketStateOf, ticketStates, ticketStatesAfter } from '@nestling/rules/ticket-states.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useSearch } from '@tanstack/react-router';
import { usePerson } from '../../../session/session.ts';
import { useFindPeople } from '../../../shell/find-people.ts';
import { useLocations } from '../../../shell/location.ts';
import { type OneTicketQuery, TicketChoicesDocument } from '../tickets.graphql.ts';
import { useDetails } from '../use-details.ts';
import { useSendAttachment } from '../use-send-attachment.ts';
import { ticketWords } from '../words.ts';
import { Known } from './Known.tsx';

export type Ticket = NonNullable<OneTicketQuery['ticket']>;

/** What any of the four calls takes. */
type Given = {
  id: string;
  name: string;
  description: string;
  status: string;
  category: string;
  created_by: string;
  updated_by: string;
  locations: string[];
  users: string[];
  students: string[];
  files: string[];
};
const TEAM = ['contact', 'staff'] as const;
const CHILDREN = ['student'] as const;
const MOST_FILES = 20;

const callFor = (ticket: Ticket | null, main: boolean): Call<object, Given> => {
  if (ticket) return main ? updateMainTicket : updateTicket;
  return main ? createMainTicket : createTicket;
};

/** Opens a ticket, or changes one. What is sent along of the screen one comes from is shown before it is sent. */
export const TicketPanel = ({
  main,
  ticket,
  onClose,
}: {
  main: boolean;
  ticket: Ticket | null;
  onClose: () => void;
}) => {
  const t = useWords(ticketWords);
  const { id: me } = usePerson();
  const { at }: { at?: string } = useSearch({ strict: false });
  const details = useDetails(at);
  const places = useLocations();
  const send = useSendAttachment();
  const { data } = useAsk(TicketChoicesDocument, {});
  const findTeam = useFindPeople(TEAM);
  const findChildren = useFindPeople(CHILDREN);
  const state = ticketStateOf(ticket?.status?.name) ?? 'new';
  const choices = ticket ? [state, ...ticketStatesAfter(state)] : ticketStates;
  const form = useCallForm({
    call: callFor(ticket, main),
    name: `ticket:${ticket?.id ?? 'new'}`,
    fixed: { id: ticket?.id ?? '', created_by: me, updated_by: me },
    values: {
      name: ticket?.name ?? '',
      description: ticket?.description ?? '',
      details: ticket ? '' : details,
      status: String(ticketStateIds[state]),
      category: ticket?.category?.id ?? null,
      locations: (ticket?.locations ?? []).map(({ id }) => id),
      users: (ticket?.users ?? []).map(({ id, full_name }) => ({ id, name: full_name })),
      students: (ticket?.students ?? []).map(({ id, full_name }) => ({ id, name: full_name })),
      files: noFiles(),
    },
    args: (given, { description, details }) => ({
      ...given,
      // Of several places one says which it is about; the only one needs no question.
      ...(!ticket && places.length === 1 ? { locations: places.map(({ id }) => id) } : {}),
      description: details.trim() ? `${description}\n\n${details}` : description,
    }),
    onSaved: onClose,
  });
  const { field } = form;
  const named = places.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FormPanel
      form={form}
      title={t(ticket ? 'edit' : 'open')}
      onClose={onClose}
      {...(ticket ? {} : { submit: t('send') })}
    >
      {ticket ? null : <Known />}
      <TextInput {...field('name', t('name'))} />
      <Textarea autosize minRows={4} {...field('description', t('description'), t('descriptionHelp'))} />
      <Select
        data={(data?.ticketCategories ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        allowDeselect={false}
        {...field('category', t('category'))}
      />
      <Select
        data={choices.map((one) => ({ value: String(ticketStateIds[one]), label: t(one) }))}
        allowDeselect={false}
        {...field('status', t('status'))}
      />
      {places.length > 1 ? (
        <MultiSelect searchable hidePickedOptions data={named} {...field('locations', t('locations'))} />
      ) : null}
      <PeoplePicker find={findTeam} {...field('users', t('people'))} />
      <PeoplePicker find={findChildren} {...field('students', t('students'))} />
      <FileField wholeForm most={MOST_FILES} send={send} {...field('files', t('files'), t('filesHelp'))} />
      {ticket ? null : <Textarea autosize minRows={3} {...field('details', t('details'), t('detailsHelp'))} />}
    </FormPanel>
  );
};
