import { Button } from '@mantine/core';
import { DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { usePanel } from '@nestling/kit/panel.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { dateFigures } from '@nestling/ui/format/when.ts';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconFileTypePdf, IconPlus, IconWorld } from '@tabler/icons-react';
import { href } from '../../../addresses.ts';
import type { Located } from '../../../shell/place.ts';
import { useMay } from '../../permissions/use-may.ts';
import { WebFormsDocument } from '../forms.graphql.ts';
import { NewPrinted } from '../paper/NewPrinted.tsx';
import { paperWords } from '../paper/words.ts';
import { KeepFilter } from '../parts/KeepFilter.tsx';
import { FromAddress, NewForm } from '../parts/NewForm.tsx';
import { sharedOf } from '../parts/share.ts';
import { type Row, useFormMenu } from '../parts/use-form-menu.tsx';
import { formWords } from '../words.ts';

const filters = ['state', 'shared'] as const;
const states = ['active', 'inactive', 'archived'] as const;
const sharings = ['families', 'team', 'public', 'nobody'] as const;

/** The forms of a location: with whom they are shared, what was answered, and what can be done with each. */
const Forms = ({ type, place }: { type?: 'web' | 'printed' } & Located) => {
  const t = useWords(formWords);
  const tp = useWords(paperWords);
  const { language } = useSpeech();
  const edits = useMay()('edit_forms');
  const state = useListState(filters);
  const { open: adding, show, close } = usePanel();
  const menu = useFormMenu();
  const { rows, answer } = useList(WebFormsDocument, state, {
    rows: (data) => data.filterWebForms,
    variables: {
      location: place.id,
      status: state.filter('state') || null,
      share_with: state.filter('shared') || null,
      type: type ?? null,
    },
    perPage: 200,
  });
  const sharedWords = ({ share_with, is_public }: Row): string => {
    const { families, team, rooms, students, contacts, staff } = sharedOf(share_with);
    const some = rooms.length + students.length + contacts.length + staff.length;
    const parts = [
      families ? t('families') : '',
      team ? t('team') : '',
      some > 0 ? t('some', { count: some }) : '',
      is_public ? t('public') : '',
    ];
    return parts.filter(Boolean).join(', ') || t('nobody');
  };
  const badge = ({ archive, active, required }: Row) => (
    <>
      {archive ? <Badge>{t('archived')}</Badge> : active ? null : <Badge>{t('inactive')}</Badge>}
      {required ? <Badge>{t('required')}</Badge> : null}
    </>
  );
  const printed = type === 'printed';
  const upload = (
    <Button
      variant={printed ? 'filled' : 'default'}
      leftSection={<IconFileTypePdf size={18} />}
      onClick={() => show('printed')}
    >
      {tp('add')}
    </Button>
  );
  const add = !edits ? null : printed ? (
    upload
  ) : (
    <>
      <Button variant="default" leftSection={<IconWorld size={18} />} onClick={() => show('address')}>
        {t('fromAddress')}
      </Button>
      {type === undefined ? upload : null}
      <Button leftSection={<IconPlus size={18} />} onClick={() => show('new')}>
        {t('add')}
      </Button>
    </>
  );
  return (
    <>
      <ListScreen
        state={state}
        answer={answer}
        actions={add}
        filters={
          <>
            <FilterMenu
              name={t('state')}
              value={state.filter('state')}
              choices={states.map((value) => ({ value, label: t(value) }))}
              onChange={(next) => state.set({ filters: { state: next } })}
            />
            <FilterMenu
              name={t('sharedWith')}
              value={state.filter('shared')}
              choices={sharings.map((value) => ({ value, label: t(value) }))}
              onChange={(next) => state.set({ filters: { shared: next } })}
            />
            <KeepFilter location={place.id} state={state} />
          </>
        }
        empty={
          <EmptyState picture={<PaperPicture />} title={printed ? tp('empty') : t('empty')} actions={add}>
            {printed ? tp('emptyText') : t('emptyText')}
          </EmptyState>
        }
        panel={
          !edits ? undefined : adding === 'new' ? (
            <NewForm location={place.id} onClose={close} />
          ) : adding === 'printed' ? (
            <NewPrinted location={place.id} onClose={close} />
          ) : adding === 'address' ? (
            <FromAddress location={place.id} onClose={close} />
          ) : undefined
        }
      >
        <DataTable
          label={t('list')}
          rows={rows}
          columns={[
            { key: 'name', head: t('name'), by: ({ name }) => name, width: '32%', cell: ({ name }) => name },
            { key: 'shared', head: t('sharedWith'), cell: sharedWords },
            {
              key: 'entries',
              head: t('entries'),
              by: ({ entry_count }) => entry_count ?? 0,
              end: true,
              cell: ({ entry_count }) => entry_count ?? 0,
            },
            {
              key: 'waiting',
              head: t('waiting'),
              by: ({ waiting_count }) => waiting_count ?? 0,
              end: true,
              cell: ({ waiting_count }) => waiting_count ?? 0,
            },
            { key: 'state', head: t('state'), cell: badge, wide: true },
            {
              key: 'changed',
              head: t('changed'),
              by: ({ updated_at }) => updated_at,
              wide: true,
              cell: ({ updated_at, location: at }) => dateFigures(updated_at, language, at?.timezone?.value),
            },
          ]}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          hrefOf={({ id }) => href('forms.one.details', { formId: id })}
          menuOf={menu.itemsOf}
          card={(row) => (
            <>
              <b>{row.name}</b>
              <span>{[sharedWords(row), t('counted', { count: row.entry_count ?? 0 })].join(' · ')}</span>
              <div>{badge(row)}</div>
            </>
          )}
        />
      </ListScreen>
      {menu.deleting ? (
        <ConfirmDelete onCancel={menu.cancel} onDelete={menu.remove}>
          {menu.deleting.name}
        </ConfirmDelete>
      ) : null}
    </>
  );
};

export default Forms;
