import { deleteDemoRequest } from '@nestling/contract/operations/centres.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { deleteItem } from '@nestling/kit/menu-items.tsx';
import { useRowPanel } from '@nestling/kit/panel.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { phoneWords } from '@nestling/rules/phones.ts';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { PER_PAGE } from '../asked.ts';
import { centerWords } from '../center-words.ts';
import { type DemoRequestLineFragment, DemoRequestsDocument } from '../centers.graphql.ts';
import { demoWords } from '../demo-words.ts';
import { Facts } from '../parts/Facts.tsx';
import { SendSetUpLink } from '../parts/SendSetUpLink.tsx';

const placeOf = ({ city, state }: DemoRequestLineFragment) => [city, state].filter(Boolean).join(', ');

/** Who asked the platform for a demo: read one, answer it by a link to set a center up, delete one. */
const DemoRequests = () => {
  const t = useWords(centerWords);
  const d = useWords(demoWords);
  const { language } = useSpeech();
  const state = useListState();
  const { rows, answer } = useList(DemoRequestsDocument, state, {
    rows: (data) => data.getDemoRequests,
    variables: {},
    perPage: PER_PAGE,
  });
  const [open, setOpen] = useRowPanel(rows, []);
  const [removing, setRemoving] = useState<DemoRequestLineFragment | null>(null);
  const [linking, setLinking] = useState<DemoRequestLineFragment | null>(null);
  const remove = useAction(deleteDemoRequest);
  const columns: Column<DemoRequestLineFragment>[] = [
    { key: 'name', head: t('name'), by: ({ name }) => name, main: true, cell: ({ name }) => name },
    { key: 'company', head: d('company'), by: ({ company }) => company ?? '', cell: ({ company }) => company },
    { key: 'email', head: d('email'), cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a> },
    { key: 'place', head: d('city'), wide: true, cell: placeOf },
    { key: 'locations', head: d('locations'), wide: true, end: true, cell: ({ locations }) => locations },
    {
      key: 'created',
      head: t('received'),
      by: ({ created_at }) => created_at,
      cell: ({ created_at }) => momentFigures(created_at, language),
    },
  ];
  return (
    <>
      <ListScreen
        state={state}
        answer={answer}
        empty={
          <EmptyState picture={<PaperPicture />} title={t('emptyDemos')}>
            {t('emptyDemosText')}
          </EmptyState>
        }
        panel={
          open ? (
            <SidePanel title={open.name} onClose={() => setOpen(null)}>
              <Facts
                facts={[
                  [d('company'), open.company ?? '—'],
                  [
                    d('email'),
                    <a key="email" href={`mailto:${open.email}`}>
                      {open.email}
                    </a>,
                  ],
                  [d('phone'), open.phone ? phoneWords(open.phone) : '—'],
                  [d('city'), placeOf(open) || '—'],
                  [d('locations'), open.locations ?? '—'],
                  [t('received'), momentFigures(open.created_at, language)],
                  [d('message'), open.message ?? '—'],
                ]}
              />
            </SidePanel>
          ) : undefined
        }
      >
        <DataTable
          label={t('demos')}
          rows={rows}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          onOpen={setOpen}
          menuOf={(request) => [
            { key: 'link', label: t('sendLink'), onPick: () => setLinking(request) },
            deleteItem(t('remove'), () => setRemoving(request)),
          ]}
        />
      </ListScreen>
      {linking ? <SendSetUpLink request={linking} onClose={() => setLinking(null)} /> : null}
      {removing ? (
        <ConfirmDelete
          onCancel={() => setRemoving(null)}
          onDelete={async () => {
            await remove.run({ id: removing.id });
            setRemoving(null);
          }}
        >
          <p>{t('removeDemo', { name: removing.name })}</p>
        </ConfirmDelete>
      ) : null}
    </>
  );
};

export default DemoRequests;
