import type { PartTab, Row, Screen, ScreenId } from './screen.ts';

/** The rows with those of the parts of records among them. Families have no record with parts: this comes with staff. */
export const withParts = (rows: Readonly<Partial<Record<ScreenId, Screen>>>): Readonly<Record<string, Row>> => {
  const known = Object.entries(rows).filter((pair): pair is [ScreenId, Screen] => pair[1] !== undefined);
  return Object.fromEntries(known.flatMap(([id, row]) => partRows(id, row)));
};

/** A record's row and those of its parts; what its own address shows has none but the record's. */
const partRows = (record: ScreenId, row: Screen): [string, Row][] => {
  const { rule, frame = 'shell', parts } = row;
  if (!parts) return [[record, row]];
  const all = Object.entries(parts).map(([key, part]) => ({
    key,
    part: { rule, ...part, path: part.path ? `${row.path}/${part.path}` : row.path },
  }));
  const tabs: PartTab[] = all
    .filter(({ part }) => !part.redirect)
    .map(({ key, part: { path, title, tab = title, rule: own } }) => ({ key, path, title: tab, rule: own }));
  return [
    [record, { ...row, tabs }],
    ...all
      .filter(({ part }) => part.path !== row.path)
      .map(({ key, part }): [string, Row] => [
        `${record}.${key}`,
        { frame, ...part, parent: record, partOf: record, tabs },
      ]),
  ];
};
