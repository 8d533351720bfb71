import { Button, TextInput } from '@mantine/core';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { Menu, type MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconBookmark } from '@tabler/icons-react';
import { useState } from 'react';
import filterClasses from '../FilterRow.module.css';
import { useFrame } from '../frame.ts';
import type { ListState } from '../list-state.ts';
import { useOwnKept } from '../own-kept.ts';
import classes from './SavedFilters.module.css';
import { tableWords } from './words.ts';

/** A way to look at a list, under a name. */
type Saved = {
  readonly name: string;
  readonly search: string;
  readonly sort: string;
  readonly filters: Readonly<Record<string, string>>;
};

const MOST = 20;
const MOST_LETTERS = 40;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isSaved = (value: unknown): value is Saved =>
  isObject(value) &&
  ['name', 'search', 'sort'].every((key) => typeof Reflect.get(value, key) === 'string') &&
  isObject(Reflect.get(value, 'filters'));

/**
 * Search, filters and sorting of a list saved under a name on this device, to come back to them with a press.
 * `FilterRow` has it at the end; the name of the screen keeps them apart.
 */
export const SavedFilters = <F extends string>({ state }: { state: ListState<F> }) => {
  const t = useWords(tableWords);
  const { id } = useFrame();
  const { names } = state;
  const [kept, keep] = useOwnKept(`filters:${id}`);
  const [naming, setNaming] = useState(false);
  const saved = Array.isArray(kept) ? kept.filter(isSaved) : [];
  const now = { search: state.search, sort: state.sort };
  const isNow = (one: Saved): boolean =>
    one.search === now.search &&
    one.sort === now.sort &&
    names.every((name) => (one.filters[name] ?? '') === state.filter(name));
  const current = saved.find(isNow);
  const show = (one: Saved) => {
    const filters: { [name in F]?: string } = {};
    for (const name of names) filters[name] = one.filters[name] ?? '';
    state.set({ search: one.search, sort: one.sort, filters });
  };
  const save = (name: string) => {
    const filters = Object.fromEntries(names.map((filter) => [filter, state.filter(filter)]));
    const others = saved.filter((one) => one.name !== name);
    keep([...others, { name, ...now, filters }].slice(-MOST));
    setNaming(false);
  };
  const worthSaving = (state.filtered || state.sort !== '') && !current;
  const items: MenuItem[] = [
    ...saved.map((one) => ({ key: one.name, label: one.name, checked: one === current, onPick: () => show(one) })),
    ...(worthSaving ? [{ key: '+', label: t('saveFilters'), onPick: () => setNaming(true) }] : []),
    ...(current
      ? [
          {
            key: '-',
            label: t('forgetFilters', { name: current.name }),
            danger: true,
            onPick: () => keep(saved.filter((one) => one !== current)),
          },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <>
      <Menu
        align="start"
        className={current ? filterClasses.on : filterClasses.filter}
        label={t('savedFilters')}
        button={
          <>
            <IconBookmark size={16} />
            {current?.name ?? t('savedFilters')}
          </>
        }
        items={items}
      />
      {naming ? <NameDialog onSave={save} onClose={() => setNaming(false)} /> : null}
    </>
  );
};

const NameDialog = ({ onSave, onClose }: { onSave: (name: string) => void; onClose: () => void }) => {
  const t = useWords(tableWords);
  const [name, setName] = useState('');
  return (
    <Dialog label={t('saveFilters')} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) onSave(name.trim());
        }}
      >
        <h2 className={classes.title}>{t('saveFilters')}</h2>
        <TextInput
          label={t('filtersName')}
          description={t('filtersHelp')}
          maxLength={MOST_LETTERS}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={!name.trim()}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
