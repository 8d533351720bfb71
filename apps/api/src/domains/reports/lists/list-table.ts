/** How a value of a list is written: `text` unless it says otherwise; `code` is a word of ours, `flag` yes or no. */
export const valueKinds = ['text', 'code', 'flag', 'number', 'cents', 'date', 'clock', 'moment'] as const;
export type ValueKind = (typeof valueKinds)[number];

/**
 * The columns of lists, in their order: where the value stands in a record, such as `students.full_name`, and behind a colon
 * how it is written. A column is named by the field it begins with, or as it says before an equals sign, and keeps that name.
 */
export type ListTables = Readonly<Record<string, readonly string[]>>;

/** A column as it is written. */
export interface ListColumn {
  readonly id: string;
  readonly path: readonly string[];
  readonly kind: ValueKind;
}

const isKind = (name: string | undefined): name is ValueKind => valueKinds.some((kind) => kind === name);

/** Reads how a column stands in a list's row. */
export const columnOf = (written: string): ListColumn => {
  const [place = '', kind] = written.split(':');
  const [named = '', from = named] = place.split('=');
  const path = from.split('.');
  return { id: from === named ? (path[0] ?? '') : named, path, kind: isKind(kind) ? kind : 'text' };
};
