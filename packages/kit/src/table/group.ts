import type { TableProps } from './table-props.ts';

/** What is said above the row at this place: its group, where that is another one than the row's before. */
export const groupAt = <Row>(
  { rows, groupOf }: Pick<TableProps<Row>, 'rows' | 'groupOf'>,
  at: number,
): string | null => {
  const row = rows[at];
  const before = rows[at - 1];
  if (!groupOf || row === undefined) return null;
  const group = groupOf(row);
  return before !== undefined && groupOf(before) === group ? null : group;
};
