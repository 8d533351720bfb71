import { Button } from '@mantine/core';
import {
  createRelationship,
  deleteRelationship,
  setDefaultRelationship,
} from '@nestling/contract/operations/relationships.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { useRowPanel } from '@nestling/kit/panel.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconPlus, IconStar } from '@tabler/icons-react';
import { RelationshipPanel } from '../RelationshipPanel.tsx';
import { RelationshipsDocument, type RelationshipsQuery } from '../relationships.graphql.ts';
import { relationshipWords } from '../words.ts';

type Relationship = RelationshipsQuery['relationships'][number];

/** What contacts can be to a student; the preset one stands first. One in use, or the preset one, stays. */
const Relationships = () => {
  const t = useWords(relationshipWords);
  const state = useListState();
  const typed = state.search.toLowerCase();
  const {
    rows: shown,
    answer,
    data,
  } = useList(RelationshipsDocument, state, {
    rows: (found) => found.relationships.filter(({ name }) => name.toLowerCase().includes(typed)),
    variables: {},
  });
  const preset = useAction(setDefaultRelationship);
  const again = useAction(createRelationship);
  const kinds = data?.relationships ?? [];
  const [open, setOpen] = useRowPanel(kinds, ['new']);
  const remove = useAction(deleteRelationship, {
    undo: (_, { id }) => {
      const gone = kinds.find((kind) => kind.id === id);
      return gone
        ? () =>
            void again.run({
              name: gone.name,
              legal_guardian: gone.legal_guardian,
              relationship_type: gone.relationship_type,
            })
        : null;
    },
  });
  const marks = ({ is_default, legal_guardian }: Relationship) => (
    <>
      {is_default ? <Badge kind="good">{t('preset')}</Badge> : null}{' '}
      {legal_guardian ? <Badge kind="neutral">{t('legal')}</Badge> : null}
    </>
  );
  const menuOf = (kind: Relationship): MenuItem[] => [
    editItem(t('change'), () => setOpen(kind)),
    ...(kind.is_default
      ? []
      : [
          {
            key: 'preset',
            label: t('makePreset'),
            icon: <IconStar size={18} />,
            onPick: () => void preset.run({ id: kind.id }),
          },
          deleteItem(t('remove'), () => void remove.run({ id: kind.id })),
        ]),
  ];
  const columns: Column<Relationship>[] = [
    { key: 'name', head: t('name'), by: ({ name }) => name, width: '40%', cell: ({ name }) => name },
    {
      key: 'kind',
      head: t('kind'),
      by: ({ relationship_type }) => relationship_type,
      cell: ({ relationship_type }) => relationship_type,
      wide: true,
    },
    { key: 'marks', head: '', cell: marks },
  ];
  const add = (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
      {t('add')}
    </Button>
  );
  return (
    <ListScreen
      state={state}
      answer={answer}
      actions={add}
      empty={
        <EmptyState picture={<BlocksPicture />} title={t('empty')} actions={add}>
          {t('emptyText')}
        </EmptyState>
      }
      panel={
        open ? (
          <RelationshipPanel
            key={open === 'new' ? 'new' : open.id}
            kind={open === 'new' ? null : open}
            onClose={() => setOpen(null)}
          />
        ) : undefined
      }
    >
      <DataTable
        label={t('list')}
        rows={shown}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        open={open && open !== 'new' ? open.id : undefined}
        onOpen={setOpen}
        menuOf={menuOf}
        card={(kind) => (
          <>
            <b>{kind.name}</b>
            <div>{marks(kind)}</div>
          </>
        )}
      />
    </ListScreen>
  );
};

export default Relationships;
