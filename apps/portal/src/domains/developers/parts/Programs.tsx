import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { Button } from '@mantine/core';
import type { Call } from '@nestling/contract/limits.ts';
import { useAction } from '@nestling/kit/action.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { deleteItem } from '@nestling/kit/menu-items.tsx';
import { textsIn } from '@nestling/rules/json.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { ago, dateWords } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { DoorPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { limitsIn, type Program } from '../program.ts';
import { developerWords } from '../words.ts';
import { useScopeNames } from './ProgramForm.tsx';
import { Revoke } from './Revoke.tsx';

/** Programs that were let in, each with what it may do and when it was last here; `children` are dialogs over the list. */
export const Programs = <D extends object, P extends Program>({
  document,
  programsIn,
  words,
  more = [],
  revoke,
  onAdd,
  detail,
  tabs,
  children,
}: {
  document: TypedDocumentNode<D, Record<string, never>>;
  programsIn: (data: D) => readonly P[];
  words: { readonly list: string; readonly add: string; readonly empty: string; readonly emptyText: string };
  more?: readonly Column<P>[];
  /** What shuts one out. */
  revoke: Call<object, { id: string }>;
  onAdd: () => void;
  /** Stands beneath the heading. */
  detail?: ReactNode;
  tabs?: ReactNode;
  children?: ReactNode;
}) => {
  const t = useWords(developerWords);
  const { language } = useSpeech();
  const nameOf = useScopeNames();
  const [ending, setEnding] = useState<P | null>(null);
  const shut = useAction(revoke);
  const state = useListState();
  const typed = state.search.toLowerCase();
  const { rows, answer } = useList(document, state, {
    rows: (found) => programsIn(found).filter(({ name }) => name.toLowerCase().includes(typed)),
    variables: {},
  });
  const add = (
    <Button leftSection={<IconPlus size={18} />} onClick={onAdd}>
      {words.add}
    </Button>
  );
  const limits = (program: Program): string | null => {
    const names = limitsIn(program);
    if (!names) return null;
    return names.length > 0 ? t('limitedTo', { names: names.join(', ') }) : t('limitedToNone');
  };
  const may = ({ scopes }: Program) => textsIn(scopes).map(nameOf).join(', ');
  const mayWhere = (program: P): ReactNode => {
    const where = limits(program);
    return where ? (
      <>
        {may(program)} <Badge kind="neutral">{where}</Badge>
      </>
    ) : (
      may(program)
    );
  };
  const used = ({ last_used_at, last_ip }: Program) =>
    last_used_at ? [ago(last_used_at, language), last_ip].filter(Boolean).join(' · ') : t('neverUsed');
  const ends = ({ expires_at }: Program) =>
    expires_at === null || new Date(expires_at) <= new Date() ? (
      <Badge kind="out">{t('over')}</Badge>
    ) : (
      dateWords(expires_at, language)
    );
  const columns: Column<P>[] = [
    {
      key: 'name',
      head: t('name'),
      by: ({ name }) => name,
      width: '24%',
      cell: ({ name, hint }) => (
        <>
          {name} <code>…{hint}</code>
        </>
      ),
    },
    ...more,
    { key: 'scopes', head: t('scopes'), by: may, cell: mayWhere, wide: true },
    { key: 'used', head: t('lastUsed'), by: ({ last_used_at }) => last_used_at, cell: used },
    { key: 'ends', head: t('ends'), by: ({ expires_at }) => expires_at, cell: ends },
  ];
  return (
    <>
      <ListScreen
        state={state}
        answer={answer}
        actions={add}
        detail={detail}
        tabs={tabs}
        empty={
          <EmptyState picture={<DoorPicture />} title={words.empty} actions={add}>
            {words.emptyText}
          </EmptyState>
        }
      >
        <DataTable
          label={words.list}
          rows={rows}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          menuOf={(program) => [deleteItem(t('revoke'), () => setEnding(program))]}
          card={(program) => (
            <>
              <b>{program.name}</b> <code>…{program.hint}</code>
              <div>{mayWhere(program)}</div>
              <div>
                {used(program)} · {t('until')} {ends(program)}
              </div>
            </>
          )}
        />
      </ListScreen>
      {ending ? (
        <Revoke
          name={ending.name}
          busy={shut.busy}
          onRevoke={() => void shut.run({ id: ending.id }).then(() => setEnding(null))}
          onClose={() => setEnding(null)}
        />
      ) : null}
      {children}
    </>
  );
};
