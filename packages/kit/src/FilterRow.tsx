import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconAdjustmentsHorizontal, IconChevronDown, IconSearch, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import classes from './FilterRow.module.css';
import type { ListState } from './list-state.ts';
import { SavedFilters } from './table/SavedFilters.tsx';
import { kitWords } from './words.ts';

/** How long typing rests before the list is asked. */
const rest = 250;

/**
 * Search and filters in one row, those saved under a name, how much is shown at the end. On phones the filters fold behind
 * one button, so that the first record is in sight.
 * @param onSearch where a search does more than narrow the list down
 * @param file the way to take the list away
 * @param saved what a list keeps under a name itself, in place of what this device does
 */
export const FilterRow = <F extends string>({
  state,
  onSearch = (search) => state.set({ search }),
  children,
  saved = <SavedFilters state={state} />,
  file,
  showing,
}: {
  state: ListState<F>;
  onSearch?: (text: string) => void;
  children?: ReactNode;
  saved?: ReactNode;
  file?: ReactNode;
  showing?: ReactNode;
}) => {
  const t = useWords(kitWords);
  const id = useId();
  const [open, setOpen] = useState(false);
  const on = state.names.filter((name) => state.filter(name) !== '').length;
  return (
    <search className={classes.row}>
      <SearchField value={state.search} onChange={onSearch} />
      {children ? (
        <button
          type="button"
          className={`${on > 0 ? classes.on : classes.filter} ${classes.fold}`}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <IconAdjustmentsHorizontal size={20} />
          {on > 0 ? t('filtersOn', { count: on }) : t('filters')}
        </button>
      ) : null}
      <div id={id} className={classes.filters} data-open={open}>
        {children}
        {saved}
      </div>
      {file}
      {showing ? (
        <span className={classes.showing} data-figures role="status">
          {showing}
        </span>
      ) : null}
    </search>
  );
};

const SearchField = ({ value, onChange }: { value: string; onChange: (text: string) => void }) => {
  const t = useWords(kitWords);
  const [typed, setTyped] = useState(value);
  const [told, setTold] = useState(value);
  // The address changed by itself: going back, or clearing the filters.
  if (value !== told) {
    setTold(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === told) return;
    const timer = setTimeout(() => {
      setTold(typed);
      onChange(typed);
    }, rest);
    return () => clearTimeout(timer);
  }, [typed, told, onChange]);
  return (
    <label className={classes.field}>
      <IconSearch size={18} />
      <input
        type="search"
        className={classes.input}
        value={typed}
        placeholder={t('search')}
        aria-label={t('search')}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed ? (
        <button type="button" className={classes.clear} aria-label={t('clearSearch')} onClick={() => setTyped('')}>
          <IconX size={16} />
        </button>
      ) : null}
    </label>
  );
};

/** A choice of a filter. */
export type FilterChoice = { readonly value: string; readonly label: ReactNode };

/** One filter: quiet while off, with its value and a way to take it away while on. */
export const FilterMenu = ({
  name,
  value,
  choices,
  onChange,
}: {
  name: string;
  value: string;
  choices: readonly FilterChoice[];
  onChange: (value: string) => void;
}) => {
  const t = useWords(kitWords);
  const chosen = choices.find((choice) => choice.value === value);
  const all: FilterChoice = { value: '', label: t('noFilter') };
  return (
    <Menu
      align="start"
      className={chosen ? classes.on : classes.filter}
      label={chosen ? undefined : t('filter', { name })}
      button={
        <>
          {chosen ? <span className={classes.name}>{name}:</span> : null}
          {chosen?.label ?? name}
          <IconChevronDown size={16} />
        </>
      }
      items={[all, ...choices].map((choice) => ({
        key: choice.value,
        label: choice.label,
        checked: choice.value === (chosen?.value ?? ''),
        onPick: () => onChange(choice.value),
      }))}
    />
  );
};
