import { Button } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { ListScreen, wholeList } from '@nestling/kit/ListScreen.tsx';
import { useListState } from '@nestling/kit/list-state.ts';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import type { Selection } from '@nestling/kit/selection.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconMoodKid, IconPlus, IconUserPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useQuery } from 'urql';
import { href } from '../../../addresses.ts';
import { useCurrentLocation, useLocations } from '../../../shell/location.ts';
import type { ListName, Word, WordList } from '../lists.ts';
import { tagWords } from '../words.ts';
import { GivePanel } from './GivePanel.tsx';
import { RemoveWord } from './RemoveWord.tsx';
import { TagBadge } from './TagBadge.tsx';
import { WordPanel } from './WordPanel.tsx';

/** What stands beside the list. */
type Beside = { readonly what: 'new' } | { readonly what: 'edit' | 'give'; readonly word: Word };

const look = { allergies: 'safety', medications: 'medication' } as const;

/** A word as it looks where a student is shown. */
const WordBadge = ({ list, word }: { list: ListName; word: Word }) =>
  list === 'tags' ? (
    <TagBadge name={word.name} colour={word.color_code} />
  ) : (
    <Badge kind={look[list]}>{word.name}</Badge>
  );

/** One of the three lists: who carries each word, and everything that is done with it. */
export const WordListScreen = ({
  list,
  selection,
  children,
}: {
  list: WordList;
  selection?: Selection;
  /** What is done with ticked words. */
  children?: ReactNode;
}) => {
  const t = useWords(tagWords);
  useLocations();
  const place = useCurrentLocation();
  const navigate = useNavigate();
  const state = useListState();
  const [beside, setBeside] = useState<Beside | null>(null);
  const [removing, setRemoving] = useState<Word | null>(null);
  const [{ data, error }, ask] = useQuery({
    query: list.read,
    variables: { search: state.search || null, first: 200 },
  });
  const back = useAction(list.bringBack);
  const remove = useAction(list.remove, {
    undo:
      (_, { id }) =>
      () =>
        void back.run({ id }),
  });
  const words = data?.words ?? [];

  const askOrRemove = (word: Word) => {
    if ((word.count_everywhere ?? 0) > 0) setRemoving(word);
    else void remove.run({ id: word.id });
  };
  const menuOf = (word: Word): MenuItem[] => [
    editItem(t('change'), () => setBeside({ what: 'edit', word })),
    {
      key: 'students',
      label: t('seeCarriers'),
      icon: <IconMoodKid size={18} />,
      onPick: () => void navigate({ href: href('students.list', {}, { [list.filter]: word.id }) }),
    },
    {
      key: 'give',
      label: t('give'),
      icon: <IconUserPlus size={18} />,
      onPick: () => setBeside({ what: 'give', word }),
    },
    deleteItem(t('remove'), () => askOrRemove(word)),
  ];
  const columns: Column<Word>[] = [
    { key: 'name', head: t('name'), width: '50%', cell: (word) => <WordBadge list={list.name} word={word} /> },
    { key: 'students', head: t('students'), end: true, cell: ({ student_count }) => student_count ?? 0 },
    { key: 'people', head: t('people'), end: true, cell: ({ user_count }) => user_count ?? 0 },
  ];
  const add = (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setBeside({ what: 'new' })}>
      {t(`add_${list.name}`)}
    </Button>
  );
  const close = () => setBeside(null);
  const panel =
    beside === null ? undefined : beside.what === 'give' ? (
      place && <GivePanel key={beside.word.id} list={list} word={beside.word} location={place.id} onClose={close} />
    ) : beside.what === 'edit' ? (
      <WordPanel key={beside.word.id} list={list} word={beside.word} onClose={close} />
    ) : (
      <WordPanel key="new" list={list} word={null} onClose={close} />
    );

  return (
    <>
      <ListScreen
        state={state}
        answer={{ page: wholeList(data?.words), error, again: () => ask({ requestPolicy: 'network-only' }) }}
        actions={add}
        empty={
          <EmptyState picture={<BlocksPicture />} title={t(`empty_${list.name}`)} actions={add}>
            {t(`emptyText_${list.name}`)}
          </EmptyState>
        }
        panel={panel}
      >
        <DataTable
          label={t(list.name)}
          rows={words}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          selection={selection}
          open={beside && 'word' in beside ? beside.word.id : undefined}
          onOpen={(word) => setBeside({ what: 'edit', word })}
          menuOf={menuOf}
          card={(word) => (
            <>
              <WordBadge list={list.name} word={word} />
              <div>
                {[
                  t('carriedBy', { count: word.student_count ?? 0 }),
                  ...(word.user_count ? [t('peopleToo', { count: word.user_count })] : []),
                ].join(', ')}
              </div>
            </>
          )}
        />
        {children}
      </ListScreen>
      {removing ? (
        <RemoveWord
          list={list.name}
          word={removing}
          busy={remove.busy}
          onClose={() => setRemoving(null)}
          onRemove={async () => {
            await remove.run({ id: removing.id });
            setRemoving(null);
          }}
        />
      ) : null}
    </>
  );
};
