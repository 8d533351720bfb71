import { Button } from '@mantine/core';
import {
  deleteAnnouncement,
  duplicateAnnouncement,
  updateAnnouncementStatus,
} from '@nestling/contract/operations/announcements.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { useRowPanel } from '@nestling/kit/panel.ts';
import { allows } from '@nestling/rules/roles.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { dateFigures } from '@nestling/ui/format/when.ts';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconCopy, IconEye, IconPlus, IconPower } from '@tabler/icons-react';
import { useState } from 'react';
import { usePerson } from '../../../session/session.ts';
import type { LocatedWithRooms } from '../../../shell/place.ts';
import { RoomFilter } from '../../../shell/RoomFilter.tsx';
import { useMay } from '../../permissions/use-may.ts';
import { AnnouncementsDocument } from '../announcements.graphql.ts';
import { type Announced, AnnouncementPanel } from '../parts/AnnouncementPanel.tsx';
import { AnnouncementSeen } from '../parts/AnnouncementSeen.tsx';
import { announcementWords } from '../words.ts';

const PER_PAGE = 30;
const filters = ['state', 'room'] as const;
const states = ['active', 'scheduled', 'expired', 'inactive'] as const;
const kinds = { active: 'good', scheduled: 'neutral', expired: 'neutral', inactive: 'neutral' } as const;
const isState = (state: string | null): state is (typeof states)[number] => states.some((one) => one === state);

/** The announcements of a location: for whom, on which days, and how many have seen them. */
const Announcements = ({ place }: LocatedWithRooms) => {
  const t = useWords(announcementWords);
  const { language } = useSpeech();
  const { id: me, role } = usePerson();
  const may = useMay();
  const state = useListState(filters);
  const [seen, setSeen] = useState<string | null>(null);
  const { rows, answer } = useList(AnnouncementsDocument, state, {
    rows: (data) => data.announcements,
    variables: {
      location: place.id,
      program_id: state.filter('room') || null,
      status: state.filter('state') || null,
    },
    perPage: PER_PAGE,
  });
  const turn = useAction(updateAnnouncementStatus);
  const copy = useAction(duplicateAnnouncement);
  const remove = useAction(deleteAnnouncement);
  const [open, setOpen] = useRowPanel(rows, ['new']);
  const writes = may('send_announcements');
  const badge = ({ state: how }: Announced) => (isState(how) ? <Badge kind={kinds[how]}>{t(how)}</Badge> : null);
  const audience = ({ roles, programs, is_public }: Announced): string => {
    const who = roles.map(({ name }) =>
      name === 'user' || name === 'teacher' || name === 'manager' ? t(`role_${name}`) : name,
    );
    const parts = [...who, ...programs.map(({ name }) => name), ...(is_public ? [t('public')] : [])];
    return parts.length > 0 ? parts.join(', ') : t('everybody');
  };
  const days = ({ start_date, expiry_date }: Announced): string =>
    [
      start_date ? t('from', { date: dateFigures(start_date, language) }) : '',
      expiry_date ? t('until', { date: dateFigures(expiry_date, language) }) : '',
    ]
      .filter(Boolean)
      .join(' ') || t('always');
  const mayChange = ({ created_by }: Announced): boolean =>
    writes && (allows(role, 'manager') || created_by?.id === me);
  const menuOf = (one: Announced): MenuItem[] => [
    { key: 'seen', label: t('seenBy'), icon: <IconEye size={18} />, onPick: () => setSeen(one.id) },
    ...(mayChange(one)
      ? [
          editItem(t('change'), () => setOpen(one)),
          {
            key: 'turn',
            label: t(one.status === 'active' ? 'turnOff' : 'turnOn'),
            icon: <IconPower size={18} />,
            onPick: () => void turn.run({ id: one.id, status: one.status === 'active' ? 'inactive' : 'active' }),
          },
        ]
      : []),
    ...(writes
      ? [
          {
            key: 'copy',
            label: t('copy'),
            icon: <IconCopy size={18} />,
            onPick: () => void copy.run({ id: one.id }),
          },
        ]
      : []),
    ...(mayChange(one) ? [deleteItem(t('remove'), () => void remove.run({ id: one.id }))] : []),
  ];
  const columns: Column<Announced>[] = [
    { key: 'message', head: t('message'), by: ({ message }) => message, width: '38%', cell: ({ message }) => message },
    { key: 'state', head: t('state'), cell: badge },
    { key: 'audience', head: t('audience'), cell: audience },
    { key: 'days', head: t('days'), cell: days, wide: true },
    {
      key: 'seen',
      head: t('seen'),
      by: ({ seen_count }) => seen_count ?? 0,
      cell: ({ seen_count }) => seen_count ?? 0,
    },
    {
      key: 'by',
      head: t('by'),
      by: ({ created_by }) => created_by?.full_name,
      cell: ({ created_by }) => created_by?.full_name,
      wide: true,
    },
  ];
  const add = writes ? (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
      {t('add')}
    </Button>
  ) : null;
  const panel = () => {
    if (seen) return <AnnouncementSeen key={seen} id={seen} onClose={() => setSeen(null)} />;
    if (!open) return undefined;
    const one = open === 'new' ? null : open;
    return <AnnouncementPanel key={one?.id ?? 'new'} location={place.id} one={one} onClose={() => setOpen(null)} />;
  };
  return (
    <ListScreen
      state={state}
      answer={answer}
      actions={add}
      filters={
        <>
          <FilterMenu
            name={t('state')}
            value={state.filter('state')}
            choices={states.map((value) => ({ value, label: t(value) }))}
            onChange={(next) => state.set({ filters: { state: next } })}
          />
          <RoomFilter
            rooms={place.rooms}
            value={state.filter('room')}
            onChange={(next) => state.set({ filters: { room: next } })}
          />
        </>
      }
      empty={
        <EmptyState picture={<PaperPicture />} title={t('empty')} actions={add}>
          {t('emptyText')}
        </EmptyState>
      }
      panel={panel()}
    >
      <DataTable
        label={t('list')}
        rows={rows}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ message }) => message}
        onOpen={(one) => (mayChange(one) ? setOpen(one) : setSeen(one.id))}
        menuOf={menuOf}
        card={(one) => (
          <>
            <b>{one.message}</b>
            <span>{[audience(one), days(one)].join(' · ')}</span>
            <div>{badge(one)}</div>
          </>
        )}
      />
    </ListScreen>
  );
};

export default Announcements;
