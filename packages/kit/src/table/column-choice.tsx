import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconColumns3 } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import type { Column } from '../columns.ts';
import classes from '../FilterRow.module.css';
import { useOwnKept } from '../own-kept.ts';
import { tableWords } from './words.ts';

/** Whether a column is shown: as it was chosen on this device, else unless it is `spare`. */
const isShown = (chosen: unknown, { key, spare }: { readonly key: string; readonly spare?: boolean }): boolean => {
  const choice: unknown = typeof chosen === 'object' && chosen !== null ? Reflect.get(chosen, key) : undefined;
  return typeof choice === 'boolean' ? choice : !spare;
};

/**
 * The columns a person wants to see of a table, kept on this device for each person; the first one always stays.
 * @param name of the list, such as `students`
 * @returns the columns for `DataTable`, and the menu to choose them, which stands among the filters
 */
export const useColumns = <Row,>(
  name: string,
  columns: readonly Column<Row>[],
): { readonly shown: readonly Column<Row>[]; readonly menu: ReactNode } => {
  const t = useWords(tableWords);
  const [chosen, keep] = useOwnKept(`columns:${name}`);
  const shown = useMemo(() => columns.filter((column, i) => i === 0 || isShown(chosen, column)), [columns, chosen]);
  const before = typeof chosen === 'object' && chosen !== null ? chosen : {};
  const menu = (
    <Menu
      label={t('columns')}
      className={classes.filter}
      button={<IconColumns3 size={16} />}
      items={[
        ...columns.slice(1).map((column) => ({
          key: column.key,
          label: column.head,
          checked: shown.includes(column),
          onPick: () => keep({ ...before, [column.key]: !shown.includes(column) }),
        })),
        { key: '', label: t('usualColumns'), onPick: () => keep(null) },
      ]}
    />
  );
  return { shown, menu };
};
