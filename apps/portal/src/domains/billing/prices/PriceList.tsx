import { Button } from '@mantine/core';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterRow } from '@nestling/kit/FilterRow.tsx';
import { ListBody } from '@nestling/kit/ListBody.tsx';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import type { ListState } from '@nestling/kit/list-state.ts';
import { Screen } from '@nestling/kit/Screen.tsx';
import { plain } from '@nestling/rules/plain.ts';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { IconPlus } from '@tabler/icons-react';
import type { CombinedError } from 'urql';
import { useMay } from '../../permissions/use-may.ts';
import { PriceSections } from './PriceSections.tsx';

/** One of the lists of what things cost, which come whole: searched here, added to and changed where the centre lets it. */
export const PriceList = <R extends { readonly id: string }>({
  rows,
  error,
  again,
  state,
  columns,
  nameOf,
  words,
  menuOf,
  onAdd,
}: {
  rows: readonly R[] | undefined;
  error: CombinedError | undefined;
  again: () => void;
  state: ListState<never>;
  columns: readonly Column<R>[];
  nameOf: (row: R) => string;
  /** What the list, its button and its empty state are called. */
  words: { readonly list: string; readonly add: string; readonly none: string; readonly help: string };
  menuOf: (row: R) => readonly MenuItem[];
  onAdd: () => void;
}) => {
  const may = useMay()('manage_billing');
  const typed = plain(state.search);
  const shown = rows?.filter((row) => plain(nameOf(row)).includes(typed));
  const add = may ? (
    <Button leftSection={<IconPlus size={18} />} onClick={onAdd}>
      {words.add}
    </Button>
  ) : null;
  return (
    <Screen count={rows?.length} actions={add}>
      <Stack>
        <PriceSections />
        {rows && rows.length > 0 ? <FilterRow state={state} /> : null}
        <ListBody
          count={shown?.length}
          error={error}
          onRetry={again}
          filtered={state.filtered}
          onClearFilters={state.clear}
          empty={
            <EmptyState picture={<PaperPicture />} title={words.none} actions={add}>
              {words.help}
            </EmptyState>
          }
        >
          <DataTable
            label={words.list}
            rows={shown ?? []}
            columns={columns}
            keyOf={({ id }) => id}
            nameOf={nameOf}
            menuOf={may ? menuOf : undefined}
          />
        </ListBody>
      </Stack>
    </Screen>
  );
};
