import { Button, Switch } from '@mantine/core';
import { useDeletion } from '@nestling/kit/deletion.tsx';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { Pending } from '@nestling/kit/Pending.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconDotsVertical, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { CombinedError } from 'urql';
import classes from '../parts/website.module.css';
import { contentWords } from './words.ts';

/** What is asked for a list: its rows, or why there are none. */
interface Answer<R> {
  readonly rows: readonly R[] | undefined;
  readonly error: CombinedError | undefined;
  readonly again: () => void;
}

/**
 * What a site tells of one kind, row by row: shown or hidden, changed and deleted.
 * @param edits whether the person may change it
 * @param onShow shows or hides a row; left out where its kind is always shown
 * @param form the dialog of a row, or of a new one
 * @param above what narrows the list, where it may be long
 */
export const ContentList = <R extends { readonly id: string; readonly img?: string | null }>({
  edits,
  title,
  help,
  add,
  answer: { rows, error, again },
  nameOf,
  noteOf,
  isShown,
  onShow,
  remove,
  form,
  above,
  children,
}: {
  edits: boolean;
  title: string;
  help: string;
  add: string;
  answer: Answer<R>;
  nameOf: (row: R) => string;
  noteOf: (row: R) => ReactNode;
  isShown?: (row: R) => boolean;
  onShow?: (row: R, shown: boolean) => void;
  remove: Parameters<typeof useDeletion>[0];
  form: (row: R | null, onClose: () => void) => ReactNode;
  above?: ReactNode;
  children?: ReactNode;
}) => {
  const t = useWords(contentWords);
  const [open, setOpen] = useState<R | 'new' | null>(null);
  const { ask, question } = useDeletion(remove);
  return (
    <Section
      title={title}
      help={help}
      action={
        edits ? (
          <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
            {add}
          </Button>
        ) : null
      }
    >
      {above}
      {rows ? null : <Pending error={error} onRetry={again} rows={4} />}
      {rows?.length === 0 ? <p>{t('none')}</p> : null}
      <ul className={classes.lines}>
        {rows?.map((row) => {
          const name = nameOf(row);
          return (
            <li key={row.id} className={classes.line}>
              {row.img ? <img className={classes.thumb} src={row.img} alt="" loading="lazy" /> : null}
              <div className={classes.grow}>
                <b>{name}</b>
                <span className={classes.note}>{noteOf(row)}</span>
              </div>
              {isShown && onShow ? (
                <Switch
                  size="md"
                  checked={isShown(row)}
                  disabled={!edits}
                  aria-label={t('showNamed', { name })}
                  onChange={({ currentTarget: { checked } }) => onShow(row, checked)}
                />
              ) : null}
              {edits ? (
                <Menu
                  label={t('moreOf', { name })}
                  button={<IconDotsVertical size={20} aria-hidden="true" />}
                  items={[
                    editItem(t('edit'), () => setOpen(row)),
                    deleteItem(t('remove'), () => ask({ id: row.id, name })),
                  ]}
                />
              ) : null}
            </li>
          );
        })}
      </ul>
      {children}
      {open ? form(open === 'new' ? null : open, () => setOpen(null)) : null}
      {question}
    </Section>
  );
};
