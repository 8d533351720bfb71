import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import type { ListName } from '@nestling/rules/lists.ts';
import { useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import classes from './ListOfSaved.module.css';
import { ListColumnsDocument } from './saved.graphql.ts';
import { savedWords } from './words.ts';

/** What of a saved list is kept: which it is, with the way back to it as it was looked at, and its columns. */
export const ListOfSaved = ({
  list,
  title,
  address,
  columns,
}: {
  list: ListName;
  title: string;
  address: string | null;
  columns: MultiSelectProps;
}) => {
  const t = useWords(savedWords);
  const { data } = useAsk(ListColumnsDocument, { list });
  const known = data?.getListColumns ?? [];
  return (
    <>
      <dl className={classes.list}>
        <dt>{t('list')}</dt>
        <dd>
          <strong>{title}</strong>
          <span>{t('listHelp')}</span>
          {address ? <Link to={address}>{t('openList')}</Link> : null}
        </dd>
      </dl>
      <MultiSelect
        searchable
        clearable
        placeholder={Array.isArray(columns.value) && columns.value.length > 0 ? '' : t('allColumns')}
        data={known.map(({ id, name }) => ({ value: id, label: name }))}
        {...columns}
      />
    </>
  );
};
