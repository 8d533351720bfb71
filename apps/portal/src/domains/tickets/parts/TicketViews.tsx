import { Button, TextInput } from '@mantine/core';
import { createTicketView, deleteTicketView, renameTicketView } from '@nestling/contract/operations/tickets.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import type { ListState } from '@nestling/kit/list-state.ts';
import { ticketStateIds, ticketStateOf } from '@nestling/rules/ticket-states.ts';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconBookmark } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import { attentionOf, type TicketFilter } from '../asked.ts';
import { TicketViewsDocument, type TicketViewsQuery } from '../desk.graphql.ts';
import { deskWords } from '../desk-words.ts';
import { placeOf } from '../view-place.ts';
import { ticketWords } from '../words.ts';
import classes from './ticket.module.css';

type View = TicketViewsQuery['ticketViews'][number];
/** As many as the server counts of one view. */
const MOST_COUNTED = 100;

interface TicketViewsProps {
  main: boolean;
  state: ListState<TicketFilter>;
  word: string | undefined;
}

/** The caller's saved views, each with how many tickets it holds; a press shows it. */
export const TicketViews = ({ main, state, word }: TicketViewsProps) => {
  const t = useWords(deskWords);
  const words = useWords(ticketWords);
  const navigate = useNavigate();
  const { data } = useAsk(TicketViewsDocument, {});
  const remove = useAction(deleteTicketView);
  const [naming, setNaming] = useState<'new' | View | null>(null);
  const close = () => setNaming(null);
  const views = data?.ticketViews ?? [];
  const isNow = (view: View): boolean => {
    const { word: of, filters } = placeOf(view);
    return (
      of === (word ?? '') &&
      Object.entries(filters).every(([name, value]) => state.filter(filterOf(name)) === value) &&
      state.filter('from') === '' &&
      state.filter('to') === ''
    );
  };
  const current = views.find(isNow);
  const show = (view: View) => {
    const { word: of, filters } = placeOf(view);
    const asked = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
    const list = href(main ? 'tickets.main' : 'tickets.list', of ? { status: of } : {});
    void navigate({ href: asked.size > 0 ? `${list}?${asked}` : list });
  };
  const items = [
    ...(current || !(state.filtered || word)
      ? []
      : [{ key: 'save', label: t('saveView'), onPick: () => setNaming('new') }]),
    ...(current
      ? [
          { key: 'rename', label: t('renameView', { name: current.name }), onPick: () => setNaming(current) },
          {
            key: 'delete',
            label: t('deleteView', { name: current.name }),
            danger: true,
            onPick: () => void remove.run({ id: current.id }),
          },
        ]
      : []),
  ];
  return (
    <>
      {views.map((view) => (
        <Button
          key={view.id}
          variant={view === current ? 'light' : 'default'}
          aria-pressed={view === current}
          onClick={() => show(view)}
        >
          {words('withCount', {
            state: view.name,
            count: view.count >= MOST_COUNTED ? `${MOST_COUNTED - 1}+` : String(view.count),
          })}
        </Button>
      ))}
      {items.length > 0 ? (
        <Menu
          align="start"
          className={classes.move}
          button={
            <>
              <IconBookmark size={16} aria-hidden="true" />
              {t('views')}
            </>
          }
          items={items}
        />
      ) : null}
      {naming === 'new' ? <NameView state={state} word={word} onClose={close} /> : null}
      {naming === 'new' || naming === null ? null : <RenameView view={naming} onClose={close} />}
    </>
  );
};

const filterOf = (name: string): TicketFilter => {
  if (name === 'category' || name === 'location' || name === 'assigned' || name === 'late') return name;
  return 'snoozed';
};

const RenameView = ({ view: { id, name }, onClose }: { view: View; onClose: () => void }) => {
  const t = useWords(deskWords);
  const form = useCallForm({ call: renameTicketView, fixed: { id }, values: { name }, onSaved: onClose });
  return (
    <FormDialog form={form} title={t('renameView', { name })} onClose={onClose}>
      <TextInput data-autofocus {...form.field('name', t('viewName'))} />
    </FormDialog>
  );
};

const NameView = ({
  state,
  word,
  onClose,
}: {
  state: ListState<TicketFilter>;
  word: string | undefined;
  onClose: () => void;
}) => {
  const t = useWords(deskWords);
  const status = word ? ticketStateOf(word) : undefined;
  const { assigned, late, snoozed } = attentionOf({
    assigned: state.filter('assigned'),
    late: state.filter('late'),
    snoozed: state.filter('snoozed'),
  });
  const form = useCallForm({
    call: createTicketView,
    fixed: {
      status: status ? String(ticketStateIds[status]) : null,
      category: state.filter('category') || null,
      location: state.filter('location') || null,
      assigned,
      late,
      snoozed,
    },
    values: { name: '' },
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('saveView')} says={t('saveViewSays')} onClose={onClose}>
      <TextInput data-autofocus {...form.field('name', t('viewName'))} />
    </FormDialog>
  );
};
