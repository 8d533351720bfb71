import { Button } from '@mantine/core';
import { deleteTicket2 } from '@nestling/contract/operations/tickets.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { type ListState, useListState } from '@nestling/kit/list-state.ts';
import { usePhone } from '@nestling/kit/media.ts';
import { deleteItem } from '@nestling/kit/menu-items.tsx';
import { Missing } from '@nestling/kit/Problem.tsx';
import { usePanel } from '@nestling/kit/panel.ts';
import { useReadingAnew } from '@nestling/kit/reading-anew.ts';
import { type TicketState, ticketStateIds, ticketStateOf, ticketStates } from '@nestling/rules/ticket-states.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { dateFigures, momentFigures } from '@nestling/ui/format/when.ts';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSubscription } from 'urql';
import { href } from '../../../addresses.ts';
import { useHere } from '../../../shell/here.ts';
import { useLocations } from '../../../shell/location.ts';
import { useKeys } from '../../../shell/use-keys.ts';
import { useMay } from '../../permissions/use-may.ts';
import { askedOf, attentionOf, dueFirst, FILTERS, PER_PAGE, type TicketFilter } from '../asked.ts';
import { deskWords } from '../desk-words.ts';
import {
  MainTicketsDocument,
  TicketChangedDocument,
  TicketChoicesDocument,
  TicketCountsDocument,
  TicketsDocument,
  type TicketsQuery,
} from '../tickets.graphql.ts';
import { ticketWords } from '../words.ts';
import { AttentionFilters } from './AttentionFilters.tsx';
import { CannedAnswers } from './CannedAnswers.tsx';
import { Categories } from './Categories.tsx';
import { HeldMail } from './HeldMail.tsx';
import { KnownProblems } from './KnownProblems.tsx';
import { Reported } from './Reported.tsx';
import { StateBadge } from './state.tsx';
import { TicketFigures } from './TicketFigures.tsx';
import { TicketPanel } from './TicketPanel.tsx';
import { TicketSettings } from './TicketSettings.tsx';
import { TicketViews } from './TicketViews.tsx';
import classes from './ticket.module.css';

type Row = TicketsQuery['tickets']['data'][number];

/** Tickets, those somebody acted on last first; the state stands in the path. */
export const TicketList = ({ main }: { main: boolean }) => {
  const { params } = useHere();
  return params.status && !ticketStateOf(params.status) ? <Missing /> : <ListOf main={main} word={params.status} />;
};

const ListOf = ({ main, word }: { main: boolean; word: string | undefined }) => {
  const t = useWords(ticketWords);
  const d = useWords(deskWords);
  const navigate = useNavigate();
  const places = useLocations();
  const state = useListState(FILTERS);
  const { open, show, close } = usePanel();
  const [deleting, setDeleting] = useState<Row | null>(null);
  const remove = useAction(deleteTicket2);
  const handles = useMay()('handle_tickets');
  const [location, category] = [state.filter('location'), state.filter('category')];
  const { data: choices } = useAsk(TicketChoicesDocument, {});
  const { data: counts } = useAsk(TicketCountsDocument, { location: location || null, category: category || null });
  const countOf = (of: TicketState) =>
    counts?.filterTicketStatuses.find(({ id }) => id === String(ticketStateIds[of]))?.count;
  const [from, to] = [state.filter('from'), state.filter('to')];
  const { rows, answer, again } = useTickets(main, word, state);
  const hear = useReadingAnew(again);
  useSubscription({ query: TicketChangedDocument, variables: {} }, (_, change) => {
    hear();
    return change;
  });
  useKeys({ n: () => show('new'), j: () => stepThrough(1), k: () => stepThrough(-1) });
  const listAt = (next: string) => href(main ? 'tickets.main' : 'tickets.list', next ? { status: next } : {});
  const add = (
    <Button leftSection={<IconPlus size={18} />} onClick={() => show('new')}>
      {t('open')}
    </Button>
  );
  const reported = main ? handles ? <HeldMail /> : null : <Reported />;
  // On a phone the tickets come first: the figures would fill it.
  const phone = usePhone();
  const figures = <TicketFigures main={main} asked={{ location, category, from, to }} />;
  return (
    <>
      <ListScreen
        state={{
          ...state,
          filtered: state.filtered || Boolean(word),
          clear: () => (word ? void navigate({ href: listAt('') }) : state.clear()),
        }}
        answer={answer}
        actions={
          <>
            {main && handles ? (
              <Menu
                className={classes.move}
                button={
                  <>
                    {d('setUp')}
                    <IconChevronDown size={16} aria-hidden="true" />
                  </>
                }
                items={PANELS.map((key) => ({
                  key,
                  label: key === 'categories' ? t(key) : d(key),
                  onPick: () => show(key),
                }))}
              />
            ) : null}
            {add}
          </>
        }
        filters={
          <>
            <FilterMenu
              name={t('status')}
              value={word ?? ''}
              choices={ticketStates.map((value) => ({
                value,
                label: t('withCount', { state: t(value), count: String(countOf(value) ?? '…') }),
              }))}
              onChange={(next) => void navigate({ href: listAt(next) })}
            />
            <FilterMenu
              name={t('category')}
              value={category}
              choices={(choices?.ticketCategories ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(next) => state.set({ filters: { category: next } })}
            />
            {places.length > 1 ? (
              <FilterMenu
                name={t('location')}
                value={location}
                choices={places.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={(next) => state.set({ filters: { location: next } })}
              />
            ) : null}
            {main ? <AttentionFilters state={state} /> : null}
            <DateField label={t('from')} value={from} onChange={(next) => state.set({ filters: { from: next } })} />
            <DateField
              label={t('to')}
              min={from}
              value={to}
              onChange={(next) => state.set({ filters: { to: next } })}
            />
          </>
        }
        saved={main && !handles ? undefined : <TicketViews main={main} state={state} word={word} />}
        empty={
          <>
            {reported}
            <EmptyState picture={<PaperPicture />} title={t('empty')} actions={add}>
              {t('emptyText')}
            </EmptyState>
          </>
        }
        panel={panelOf(open, main, close)}
      >
        {reported}
        {phone ? null : figures}
        <DataTable
          label={t('list')}
          rows={rows}
          columns={useTicketColumns(main)}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          hrefOf={({ id }) => href(main ? 'tickets.main.one' : 'tickets.one', { ticketId: id })}
          menuOf={(row) => (main && handles ? [deleteItem(t('delete'), () => setDeleting(row))] : [])}
        />
        {phone ? figures : null}
      </ListScreen>
      {deleting ? (
        <ConfirmDelete
          onCancel={() => setDeleting(null)}
          onDelete={async () => {
            await remove.run({ id: deleting.id });
            setDeleting(null);
          }}
        >
          {deleting.name}
        </ConfirmDelete>
      ) : null}
    </>
  );
};

/** The tickets of own locations, or of all of them for support; the state is in the path. */
const useTickets = (main: boolean, word: string | undefined, state: ListState<TicketFilter>) => {
  const address = Object.fromEntries(FILTERS.map((name) => [name, state.filter(name)]));
  const variables = askedOf(word, address);
  const common = { perPage: PER_PAGE };
  const own = useList(TicketsDocument, state, { ...common, rows: (data) => data.tickets, variables, pause: main });
  const all = useList(
    MainTicketsDocument,
    { ...state, sort: dueFirst(state.sort) },
    {
      ...common,
      rows: (data) => data.tickets,
      variables: { ...variables, ...attentionOf(address) },
      pause: !main,
    },
  );
  return main ? all : own;
};

/** The link of the next or the last row takes the focus; Enter opens it. */
const stepThrough = (by: 1 | -1) => {
  const links = [...document.querySelectorAll<HTMLElement>('main :is(tbody [data-row-link], ul[aria-label] > li > a)')];
  const at = links.findIndex((link) => link.matches(':focus'));
  links[at < 0 ? 0 : Math.min(links.length - 1, Math.max(0, at + by))]?.focus();
};

/** What support sets up beside its list. */
const PANELS = ['categories', 'answers', 'known', 'settings'] as const;

const panelOf = (open: string | null, main: boolean, close: () => void) => {
  if (open === 'new') return <TicketPanel main={main} ticket={null} onClose={close} />;
  if (!main) return undefined;
  if (open === 'categories') return <Categories onClose={close} />;
  if (open === 'answers') return <CannedAnswers onClose={close} />;
  if (open === 'known') return <KnownProblems onClose={close} />;
  return open === 'settings' ? <TicketSettings onClose={close} /> : undefined;
};

const useTicketColumns = (main: boolean): Column<Row>[] => {
  const t = useWords(ticketWords);
  const d = useWords(deskWords);
  const { language } = useSpeech();
  return [
    { key: 'number', head: t('number'), cell: ({ ticket_number }) => ticket_number },
    {
      key: 'name',
      head: t('name'),
      main: true,
      width: '32%',
      cell: ({ name, unread }) => (
        <>
          {name} {unread ? <Badge kind="wait">{t('unread')}</Badge> : null}
        </>
      ),
    },
    { key: 'category', head: t('category'), wide: true, cell: ({ category }) => category?.name ?? '' },
    { key: 'status', head: t('status'), cell: ({ status }) => <StateBadge status={status?.name} /> },
    ...(main ? [{ key: 'due', head: d('due'), cell: (row: Row) => <Due row={row} /> }] : []),
    {
      key: 'locations',
      head: t('locations'),
      wide: true,
      cell: ({ locations }) => locations.map(({ name }) => name).join(', '),
    },
    { key: 'openedBy', head: t('openedBy'), wide: true, cell: ({ created_by_name }) => created_by_name ?? '' },
    {
      key: 'created',
      head: t('created'),
      wide: true,
      cell: ({ created_at }) => momentFigures(created_at, language),
    },
    { key: 'updated', head: t('updated'), cell: ({ updated_at }) => momentFigures(updated_at, language) },
  ];
};

/** Until when support owes an answer, or until when a ticket rests. */
const Due = ({ row: { due_at, is_late, snoozed_until } }: { row: Row }) => {
  const t = useWords(deskWords);
  const { language } = useSpeech();
  if (snoozed_until) return t('snoozedUntil', { day: dateFigures(snoozed_until) });
  if (!due_at) return null;
  const when = momentFigures(due_at, language);
  return is_late ? <Badge kind="bad">{when}</Badge> : when;
};
