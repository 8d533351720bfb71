import { Button, Select } from '@mantine/core';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { contactCells, studentCells } from '../rows.ts';
import { importWords } from '../words.ts';

/** A column of the file with what it holds; '' for nothing of ours. */
export type Header = { readonly header: string; readonly field: string; readonly examples: readonly string[] };

const groups = ['parent', 'family', 'pickup', 'emergency'] as const;
const numbers = [1, 2, 3, 4] as const;

/** Every field a column may hold, in words. */
const useFields = (): { value: string; label: string }[] => {
  const t = useWords(importWords);
  const own = studentCells.filter((cell) => cell !== 'other_rooms');
  return [
    { value: '', label: t('leaveOut') },
    { value: 'full_name', label: t('full_name') },
    ...own.map((cell) => ({ value: cell, label: t(cell) })),
    { value: 'other_room', label: t('other_room') },
    ...groups.flatMap((group) =>
      numbers.flatMap((n) =>
        [...contactCells, 'full_name' as const].map((cell) => ({
          value: `${group}_${n}_${cell}`,
          label: t('contactField', { group: t(group), n, field: t(cell) }),
        })),
      ),
    ),
  ];
};

/** Which column holds what: as it was found, to be put right. Three cells of each show what stands in it. */
export const MatchColumns = ({
  headers,
  problem,
  busy,
  onChange,
  onNext,
  onBack,
}: {
  headers: readonly Header[];
  problem: string | null;
  busy: boolean;
  onChange: (headers: readonly Header[]) => void;
  onNext: () => void;
  onBack: (() => void) | undefined;
}) => {
  const t = useWords(importWords);
  const fields = useFields();
  const columns: Column<Header>[] = [
    { key: 'header', head: t('column'), main: true, cell: ({ header }) => header || '–' },
    {
      key: 'field',
      head: t('holds'),
      cell: (one) => (
        <Select
          aria-label={`${t('holds')}: ${one.header}`}
          searchable
          allowDeselect={false}
          value={one.field}
          onChange={(value) =>
            onChange(headers.map((other) => (other === one ? { ...other, field: value ?? '' } : other)))
          }
          data={fields}
        />
      ),
    },
    { key: 'examples', head: t('examples'), cell: ({ examples }) => examples.join(' · ') || '–' },
  ];
  return (
    <Stack gap="m">
      <DataTable
        label={t('matched')}
        rows={headers}
        columns={columns}
        keyOf={(one) => String(headers.indexOf(one))}
        nameOf={({ header }) => header}
      />
      {problem ? <p role="alert">{problem}</p> : null}
      <Row>
        {onBack ? (
          <Button variant="default" onClick={onBack}>
            {t('back')}
          </Button>
        ) : null}
        <Button loading={busy} onClick={onNext}>
          {t('next')}
        </Button>
      </Row>
    </Stack>
  );
};
