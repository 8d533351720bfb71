import { Button } from '@mantine/core';
import {
  deleteNewsletter,
  duplicateNewsletter,
  publishNewsletter,
  unpublishNewsletter,
} from '@nestling/contract/operations/newsletters.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { deleteItem } from '@nestling/kit/menu-items.tsx';
import { usePanel } from '@nestling/kit/panel.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { momentFigures } from '@nestling/ui/format/when.ts';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import type { Located } from '../../../shell/place.ts';
import { useMay } from '../../permissions/use-may.ts';
import { sentOf, stateOf } from '../document.ts';
import { NewsletterLogDocument, NewslettersDocument, type NewslettersQuery } from '../newsletters.graphql.ts';
import { letterWords } from '../words.ts';

type Letter = NewslettersQuery['newsletters']['data'][number];
const PER_PAGE = 30;
const filters = ['state'] as const;
const statuses = ['waiting', 'sending', 'sent', 'failed', 'unsubscribed', 'resting'] as const;

/** The newsletters of a location and of the whole centre, with when each was last sent and what became of it. */
const Newsletters = ({ place }: Located) => {
  const t = useWords(letterWords);
  const { language } = useSpeech();
  const may = useMay();
  const state = useListState(filters);
  const { open, show, close } = usePanel();
  const asked = state.filter('state');
  const { rows, answer } = useList(NewslettersDocument, state, {
    rows: (data) => data.newsletters,
    variables: {
      location: place.id,
      published: asked === 'published' ? true : asked === 'draft' ? false : null,
      deleted: asked === 'deleted',
    },
    perPage: PER_PAGE,
  });
  const copy = useAction(duplicateNewsletter);
  const publish = useAction(publishNewsletter);
  const unpublish = useAction(unpublishNewsletter);
  const remove = useAction(deleteNewsletter);
  const isDeleted = asked === 'deleted';
  const writes = may('send_announcements') && !isDeleted;
  const last = ({ sends }: Letter): string => {
    const [newest] = sentOf(sends);
    return newest ? `${momentFigures(newest.at, language)} · ${t('outcome', newest)}` : t('never');
  };
  const badge = ({ sends }: Letter) => {
    const [newest] = sentOf(sends);
    const stands = stateOf(newest, Date.now());
    const done = newest ? newest.sent + newest.failed : 0;
    const all = newest ? done + newest.waiting : 0;
    if (isDeleted) return <Badge kind="out">{t('deleted')}</Badge>;
    return (
      <Badge kind={stands === 'sent' ? 'good' : stands === 'draft' ? 'neutral' : 'wait'}>
        {stands === 'sending' ? t('is_sending', { done, all }) : t(`is_${stands}`)}
      </Badge>
    );
  };
  const columns: Column<Letter>[] = [
    { key: 'name', head: t('name'), by: ({ name }) => name, cell: ({ name }) => name },
    { key: 'state', head: t('state'), cell: badge },
    { key: 'sent', head: t('lastSent'), width: '40%', cell: last },
    {
      key: 'changed',
      head: t('changed'),
      by: ({ updated_at }) => updated_at,
      cell: ({ updated_at }) => momentFigures(updated_at, language),
      wide: true,
    },
  ];
  const menuOf = (one: Letter): MenuItem[] => [
    { key: 'log', label: t('log'), onPick: () => show(one.id) },
    ...(writes
      ? [
          { key: 'copy', label: t('copy'), onPick: () => void copy.run({ id: one.id }) },
          {
            key: 'publish',
            label: one.published ? t('unpublish') : t('publish'),
            onPick: () => void (one.published ? unpublish : publish).run({ id: one.id }),
          },
          deleteItem(t('remove'), () => void remove.run({ id: one.id })),
        ]
      : []),
  ];
  const add = writes ? (
    <Button component={Link} to={href('newsletters.new')}>
      {t('add')}
    </Button>
  ) : null;
  return (
    <ListScreen
      state={state}
      answer={answer}
      actions={add}
      filters={
        <FilterMenu
          name={t('state')}
          value={asked}
          choices={(['published', 'draft', 'deleted'] as const).map((value) => ({ value, label: t(value) }))}
          onChange={(next) => state.set({ filters: { state: next } })}
        />
      }
      empty={
        <EmptyState picture={<PaperPicture />} title={t('empty')} actions={add}>
          {t('emptyText')}
        </EmptyState>
      }
      panel={open ? <Log key={open} id={open} onClose={close} /> : undefined}
    >
      <DataTable
        label={t('list')}
        rows={rows}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        {...(isDeleted
          ? { onOpen: ({ id }: Letter) => show(id) }
          : { hrefOf: ({ id }: Letter) => href('newsletters.one', { tempId: id }) })}
        menuOf={menuOf}
        card={(one) => (
          <>
            <b>{one.name}</b>
            <span>{last(one)}</span>
            <div>{badge(one)}</div>
          </>
        )}
      />
    </ListScreen>
  );
};

const Log = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useWords(letterWords);
  const { language } = useSpeech();
  const { data } = useAsk(NewsletterLogDocument, { id, first: 200, page: 1 }, { keep: ['first', 'page'] });
  const rows = data?.getNewsletterLog.data ?? [];
  const status = (said: string): string => {
    const known = statuses.find((one) => one === said);
    return known ? t(`status_${known}`) : said;
  };
  return (
    <SidePanel title={t('log')} onClose={onClose}>
      {data && rows.length === 0 ? <p>{t('never')}</p> : null}
      <ul>
        {rows.map(({ id: one, email, status: said, reason, at, user }) => (
          <li key={one}>
            <b>{user?.full_name ?? email}</b> {email}: {status(said)}, {momentFigures(at, language)} {reason ?? ''}
          </li>
        ))}
      </ul>
    </SidePanel>
  );
};

export default Newsletters;
