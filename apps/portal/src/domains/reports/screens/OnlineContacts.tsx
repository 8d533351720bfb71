import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { ago } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { Person } from '@nestling/ui/person/Person.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { href } from '../../../addresses.ts';
import { deviceName } from '../../../session/device-name.ts';
import type { Located } from '../../../shell/place.ts';
import { OnlineContactsDocument, type OnlineContactsQuery } from '../online.graphql.ts';
import { reportsWords } from '../words.ts';

type Row = OnlineContactsQuery['getOnlineContactsReport']['data'][number];

/** The server notes once a minute who was there. */
const LOOK_AGAIN_MS = 30_000;

/** The contacts who use the portal now; it follows by itself. */
const OnlineContacts = ({ place }: Located) => {
  const t = useWords(reportsWords);
  const { language } = useSpeech();
  const state = useListState();
  const { rows: all, answer } = useList(OnlineContactsDocument, state, {
    rows: (data) => data.getOnlineContactsReport,
    variables: { location: place.id },
    everyMs: LOOK_AGAIN_MS,
  });
  const typed = state.search.toLocaleLowerCase();
  const rows = all.filter(({ user }) => user?.full_name.toLocaleLowerCase().includes(typed));
  const columns: Column<Row>[] = [
    {
      key: 'contact',
      head: t('contact'),
      cell: ({ user }) =>
        user ? <Person id={user.id} name={user.full_name} image={user.avatar} size={32} /> : t('someone'),
    },
    { key: 'watching', head: t('watching'), cell: ({ watching }) => watching ?? '' },
    { key: 'device', head: t('device'), wide: true, cell: ({ device }) => deviceName(device) || t('unknownDevice') },
    {
      key: 'since',
      head: t('since'),
      by: ({ login_time }) => login_time,
      wide: true,
      cell: ({ login_time }) => ago(login_time, language),
    },
    {
      key: 'seen',
      head: t('seen'),
      by: ({ last_used_at }) => last_used_at,
      cell: ({ last_used_at }) => ago(last_used_at, language),
    },
  ];
  return (
    <ListScreen
      state={state}
      answer={answer}
      empty={
        <EmptyState picture={<PaperPicture />} title={t('nobodyOnline')}>
          {t('nobodyOnlineText')}
        </EmptyState>
      }
    >
      <DataTable
        label={t('online')}
        rows={rows}
        columns={columns}
        keyOf={({ id }) => id ?? ''}
        nameOf={({ user }) => user?.full_name ?? t('someone')}
        hrefOf={({ user }) => (user ? href('people.contact', { camuserId: user.id }) : null)}
      />
    </ListScreen>
  );
};

export default OnlineContacts;
