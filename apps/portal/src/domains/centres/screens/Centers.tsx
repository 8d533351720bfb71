import { Button } from '@mantine/core';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { usePanel } from '@nestling/kit/panel.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { dateFigures } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import { centersAsked, PER_PAGE } from '../asked.ts';
import { centerWords } from '../center-words.ts';
import { type CenterLineFragment, CentersDocument } from '../centers.graphql.ts';
import { hostingWords } from '../hosting-words.ts';
import { CenterState } from '../parts/CenterState.tsx';
import { AddHosted } from '../parts/HostingForms.tsx';
import { useCenterActs } from '../parts/use-center-acts.tsx';
import { WebServers } from '../parts/WebServers.tsx';
import { serverWords } from '../server-words.ts';

const filters = ['status', 'trial'] as const;
const states = ['active', 'inactive', 'suspended'] as const;

/** All centers of the platform; outside of its own center the one alone. */
const Centers = () => {
  const t = useWords(centerWords);
  const state = useListState(filters);
  const [status, trial] = filters.map((name) => state.filter(name) || undefined);
  const { rows, answer } = useList(CentersDocument, state, {
    rows: (data) => data.centersList,
    variables: centersAsked({ status, trial }),
    perPage: PER_PAGE,
  });
  const { menuOf, beside } = useCenterActs();
  const h = useWords(hostingWords);
  const w = useWords(serverWords);
  const [adding, setAdding] = useState(false);
  const servers = usePanel();
  const columns: Column<CenterLineFragment>[] = [
    { key: 'name', head: t('name'), by: ({ name }) => name, main: true, cell: ({ name }) => name },
    { key: 'address', head: t('address'), wide: true, cell: ({ hostname, slug }) => hostname ?? slug },
    { key: 'status', head: t('status'), cell: (center) => <CenterState status={center.status} /> },
    { key: 'plan', head: t('plan'), cell: ({ plan }) => plan?.name ?? t('noPlan') },
    {
      key: 'until',
      head: t('until'),
      cell: ({ trial_end, payment_end }) =>
        trial_end ? t('trialUntil', { date: dateFigures(trial_end) }) : payment_end ? dateFigures(payment_end) : '',
    },
  ];
  return (
    <>
      <ListScreen
        state={state}
        answer={answer}
        filters={
          <>
            <FilterMenu
              name={t('status')}
              value={status ?? ''}
              choices={states.map((value) => ({ value, label: t(value) }))}
              onChange={(next) => state.set({ filters: { status: next } })}
            />
            <FilterMenu
              name={t('trial')}
              value={trial ?? ''}
              choices={[
                { value: 'yes', label: t('onTrial') },
                { value: 'no', label: t('notOnTrial') },
              ]}
              onChange={(next) => state.set({ filters: { trial: next } })}
            />
          </>
        }
        actions={
          <>
            <Button variant="default" onClick={() => servers.show('servers')}>
              {w('servers')}
            </Button>
            <Button onClick={() => setAdding(true)}>{h('addCenter')}</Button>
          </>
        }
        panel={
          servers.open === 'servers' ? (
            <SidePanel title={w('servers')} onClose={servers.close}>
              <WebServers />
            </SidePanel>
          ) : undefined
        }
        empty={
          <EmptyState picture={<BlocksPicture />} title={t('empty')}>
            {t('emptyText')}
          </EmptyState>
        }
      >
        <DataTable
          label={t('centers')}
          rows={rows}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          hrefOf={({ id }) => href('centres.one', { centerId: id })}
          menuOf={menuOf}
        />
      </ListScreen>
      {beside}
      {adding ? <AddHosted onClose={() => setAdding(false)} /> : null}
    </>
  );
};

export default Centers;
