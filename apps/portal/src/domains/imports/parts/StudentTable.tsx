import { Button, Select, TextInput } from '@mantine/core';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { Paging } from '@nestling/kit/Paging.tsx';
import type { Selection } from '@nestling/kit/selection.ts';
import { Badge, type BadgeKind } from '@nestling/ui/feedback/Badge.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import classes from '../imports.module.css';
import {
  faultAt,
  groupOf,
  nameOf,
  type RowFault,
  type StudentCell,
  type StudentRow,
  stateOf,
  studentCells,
} from '../rows.ts';
import { usePages } from '../use-pages.ts';
import { importWords } from '../words.ts';

const kinds: Readonly<Record<ReturnType<typeof stateOf>, BadgeKind>> = {
  saved: 'good',
  clash: 'bad',
  new: 'neutral',
  changed: 'neutral',
  same: 'out',
};
const states = ['clash', 'new', 'changed', 'same', 'saved'] as const;
type Shown = 'all' | (typeof states)[number];
const isShown = (value: string | null): value is Shown => value === 'all' || states.some((one) => one === value);

/** Cells that are mended in the table itself; the others stand in the panel of the row. */
const inTable = ['fname', 'lname', 'dob', 'room'] as const;

const Cell = ({
  row,
  cell,
  label,
  onChange,
}: {
  row: StudentRow;
  cell: StudentCell;
  label: string;
  onChange: (row: StudentRow) => void;
}) =>
  row.stored ? (
    (row[cell] ?? '–')
  ) : (
    <TextInput
      className={classes.cell}
      size="xs"
      aria-label={label}
      value={row[cell] ?? ''}
      error={faultAt(row, cell)}
      onChange={({ currentTarget }) =>
        onChange({
          ...row,
          [cell]: currentTarget.value,
          faults: row.faults.filter(({ field }) => field !== cell),
        })
      }
    />
  );

/** The same value into one cell of all rows that are shown. */
const AllAlike = ({ onApply }: { onApply: (cell: StudentCell, value: string) => void }) => {
  const t = useWords(importWords);
  const [cell, setCell] = useState<StudentCell>('room');
  const [value, setValue] = useState('');
  return (
    <Row align="end">
      <Select
        label={t('allAlike')}
        allowDeselect={false}
        value={cell}
        onChange={(chosen) => {
          const known = studentCells.find((one) => one === chosen);
          if (known) setCell(known);
        }}
        data={studentCells.map((one) => ({ value: one, label: t(one) }))}
      />
      <TextInput aria-label={t(cell)} value={value} onChange={({ currentTarget }) => setValue(currentTarget.value)} />
      <Button variant="default" onClick={() => onApply(cell, value)}>
        {t('apply')}
      </Button>
    </Row>
  );
};

/**
 * All rows of a list, each with how it stands and what is wrong at its cells. Rows that are ticked are the ones that are saved;
 * a press on a row opens all of its cells.
 */
export const StudentTable = ({
  rows,
  setRows,
  selection,
  onOpen,
}: {
  rows: readonly StudentRow[];
  setRows: (change: (rows: readonly StudentRow[]) => readonly StudentRow[]) => void;
  selection: Selection;
  onOpen: (row: StudentRow) => void;
}) => {
  const t = useWords(importWords);
  const [shown, setShown] = useState<Shown>('all');
  const change = (row: StudentRow) => setRows((before) => before.map((one) => (one.key === row.key ? row : one)));
  /** What is wrong with somebody of a row says with whom. */
  const said = ({ contacts }: StudentRow, { field, message }: RowFault): string => {
    const [, place = ''] = /^contacts\.(\d+)\./.exec(field) ?? [];
    const contact = contacts[Number(place)];
    if (place === '' || !contact) return message;
    return t('contactFault', { who: nameOf(contact) || `${t(groupOf(contact.kind))} ${Number(place) + 1}`, message });
  };
  const filtered = rows.filter((row) => shown === 'all' || stateOf(row) === shown);
  const keys = new Set(filtered.map(({ key }) => key));
  const pages = usePages(filtered);
  const columns: Column<StudentRow>[] = [
    { key: 'row', head: t('row'), end: true, wide: true, width: '56px', cell: ({ row }) => row },
    ...inTable.map(
      (cell): Column<StudentRow> => ({
        key: cell,
        head: t(cell),
        main: cell === 'fname',
        cell: (row) => (
          <>
            <Cell row={row} cell={cell} label={t(cell)} onChange={change} />
            {cell === 'room' && row.room_is_new && !row.stored ? (
              <span className={classes.small}>{t('newRoom')}</span>
            ) : null}
          </>
        ),
      }),
    ),
    {
      key: 'contacts',
      head: t('contacts'),
      wide: true,
      cell: ({ contacts }) => contacts.map(nameOf).join(', ') || '–',
    },
    {
      key: 'mark',
      head: t('mark'),
      width: '150px',
      cell: (row) => {
        const state = stateOf(row);
        const named = row.changes.flatMap((field) => {
          const known = [...studentCells, 'contacts' as const].find((one) => one === field);
          return known ? [t(known)] : [];
        });
        return (
          <Stack gap="xxs">
            <span className={classes.mark}>
              <Badge kind={kinds[state]}>{t(state)}</Badge>
            </span>
            {state === 'changed' ? (
              <span className={classes.small}>{t('changes', { fields: named.join(', ') })}</span>
            ) : null}
            {row.faults
              .filter(({ field }) => !inTable.some((cell) => cell === field))
              .map((fault) => (
                <span key={fault.field} className={classes.small}>
                  {said(row, fault)}
                </span>
              ))}
          </Stack>
        );
      },
    },
  ];
  return (
    <Stack gap="m">
      <Row align="end" justify="between">
        <Select
          label={t('filter')}
          allowDeselect={false}
          value={shown}
          onChange={(value) => isShown(value) && setShown(value)}
          data={[
            { value: 'all', label: t('all') },
            ...states.map((state) => ({ value: state, label: state === 'clash' ? t('faultsOnly') : t(state) })),
          ]}
        />
        <AllAlike
          onApply={(cell, value) =>
            setRows((before) =>
              before.map((row) =>
                keys.has(row.key) && !row.stored
                  ? { ...row, [cell]: value, faults: row.faults.filter(({ field }) => field !== cell) }
                  : row,
              ),
            )
          }
        />
      </Row>
      {filtered.length === 0 ? <p className={classes.lead}>{t('noneShown')}</p> : null}
      <DataTable
        label={t('rows')}
        rows={pages.shown}
        columns={columns}
        keyOf={({ key }) => key}
        nameOf={(row) => nameOf(row) || `${t('row')} ${row.row}`}
        selection={selection}
        menuOf={(row) => [{ key: 'open', label: t('mend', { row: row.row }), onPick: () => onOpen(row) }]}
      />
      <Paging page={pages.page} onPage={pages.setPage} />
    </Stack>
  );
};
