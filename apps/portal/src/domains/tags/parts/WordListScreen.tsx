import { Button } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { usePanel, useRowPanel } from '@nestling/kit/panel.ts';
import type { Selection } from '@nestling/kit/selection.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconMoodKid, IconPlus, IconUserPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { href } from '../../../addresses.ts';
import { useCurrentLocation } from '../../../shell/location.ts';
import type { ListName, Word, WordList } from '../lists.ts';
import { tagWords } from '../words.ts';
import { GivePanel } from './GivePanel.tsx';
import { RemoveWord } from './RemoveWord.tsx';
import { TagBadge } from './TagBadge.tsx';
import { WordPanel } from './WordPanel.tsx';

/** All words of a center; they come whole. */
const MOST = 200;

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
  const place = useCurrentLocation();
  const navigate = useNavigate();
  const state = useListState();
  const [removing, setRemoving] = useState<Word | null>(null);
  const { rows: words, answer } = useList(list.read, state, {
    rows: (data) => data.words,
    variables: {},
    perPage: MOST,
  });
  const back = useAction(list.bringBack);
  const remove = useAction(list.remove, {
    undo:
      (_, { id }) =>
      () =>
        void back.run({ id }),
  });
  const [beside, setBeside] = useRowPanel(words, ['new']);
  // Whom a word is given to is chosen in a panel of its own, at the same place.
  const giving = usePanel('give');
  const given = words.find(({ id }) => id === giving.open);

  const askOrRemove = (word: Word) => {
    if ((word.count_everywhere ?? 0) > 0) setRemoving(word);
    else void remove.run({ id: word.id });
  };
  const menuOf = (word: Word): MenuItem[] => [
    editItem(t('change'), () => setBeside(word)),
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
      onPick: () => giving.show(word.id),
    },
    deleteItem(t('remove'), () => askOrRemove(word)),
  ];
  const columns: Column<Word>[] = [
    {
      key: 'name',
      head: t('name'),
      by: ({ name }) => name,
      width: '50%',
      cell: (word) => <WordBadge list={list.name} word={word} />,
    },
    {
      key: 'students',
      head: t('students'),
      by: ({ student_count }) => student_count ?? 0,
      end: true,
      cell: ({ student_count }) => student_count ?? 0,
    },
    {
      key: 'people',
      head: t('people'),
      by: ({ user_count }) => user_count ?? 0,
      end: true,
      cell: ({ user_count }) => user_count ?? 0,
    },
  ];
  const add = (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setBeside('new')}>
      {t(`add_${list.name}`)}
    </Button>
  );
  const close = () => setBeside(null);
  const panel =
    given && place ? (
      <GivePanel key={given.id} list={list} word={given} location={place.id} onClose={giving.close} />
    ) : beside === null ? undefined : (
      <WordPanel
        key={beside === 'new' ? 'new' : beside.id}
        list={list}
        word={beside === 'new' ? null : beside}
        onClose={close}
      />
    );

  return (
    <>
      <ListScreen
        state={state}
        answer={answer}
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
          open={given?.id ?? (typeof beside === 'object' ? beside?.id : undefined)}
          onOpen={setBeside}
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
