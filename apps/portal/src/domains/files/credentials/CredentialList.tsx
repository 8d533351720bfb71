import { Button } from '@mantine/core';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { usePanel } from '@nestling/kit/panel.ts';
import { credentialKinds } from '@nestling/rules/credentials.ts';
import { addDays } from '@nestling/ui/format/day.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { CredentialPanel } from './CredentialPanel.tsx';
import { CredentialReview } from './CredentialReview.tsx';
import { type CredentialRowFragment as Credential, StaffCredentialsDocument } from './credentials.graphql.ts';
import { useCredentialWords } from './kinds.ts';
import { useCredentialColumns } from './use-credential-columns.tsx';

const filters = ['state', 'kind'] as const;
const SOON_DAYS = 30;

/**
 * What was handed in: by the team of a location, or by one person.
 * @param of the person; null for the office
 * @param head above the list
 */
export const CredentialList = ({
  location,
  today,
  of,
  tabs,
  head,
}: {
  location: string;
  today: string;
  of: string | null;
  tabs?: ReactNode;
  head?: (handIn: (kind: string) => void) => ReactNode;
}) => {
  const { t } = useCredentialWords();
  const state = useListState(filters);
  const { open, show, close } = usePanel();
  const [edits, setEdits] = useState<{ one: Credential | null; kind?: string } | null>(null);
  const chosen = state.filter('state');
  const { rows, answer } = useList(StaffCredentialsDocument, state, {
    rows: (data) => data.getStaffCredentials,
    variables: {
      ...(of === null ? { location } : { user: of }),
      kind: state.filter('kind') || null,
      status: chosen === 'soon' ? 'approved' : chosen || null,
      before: chosen === 'soon' ? addDays(today, SOON_DAYS) : null,
    },
  });
  const one = rows.find(({ id }) => id === open);
  const add = (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setEdits({ one: null })}>
      {t(of === null ? 'add' : 'handIn')}
    </Button>
  );
  const facts = useCredentialColumns();
  const staff: Column<Credential> = { key: 'staff', head: t('staff'), cell: ({ user }) => user?.full_name };
  const columns = of === null ? [staff, ...facts] : facts;
  const above = head?.((kind) => setEdits({ one: null, kind }));
  const panel = edits ? (
    <CredentialPanel
      key={edits.one?.id ?? edits.kind ?? 'new'}
      one={edits.one}
      of={of}
      location={location}
      kind={edits.kind}
      onClose={() => setEdits(null)}
    />
  ) : one ? (
    <CredentialReview key={one.id} one={one} onEdit={() => setEdits({ one })} onClose={close} />
  ) : undefined;
  return (
    <ListScreen
      state={state}
      answer={answer}
      actions={add}
      tabs={tabs}
      filters={
        <>
          <FilterMenu
            name={t('state')}
            value={chosen}
            choices={[
              { value: 'waiting', label: t('waiting') },
              { value: 'soon', label: t('soon') },
              { value: 'approved', label: t('approved') },
              { value: 'rejected', label: t('rejected') },
            ]}
            onChange={(next) => state.set({ filters: { state: next } })}
          />
          <FilterMenu
            name={t('kind')}
            value={state.filter('kind')}
            choices={credentialKinds.map((value) => ({ value, label: t(value) }))}
            onChange={(next) => state.set({ filters: { kind: next } })}
          />
        </>
      }
      empty={
        <>
          {above}
          <EmptyState picture={<PaperPicture />} title={t(of === null ? 'paperNone' : 'ownNone')} actions={add}>
            {t(of === null ? 'paperNoneText' : 'ownNoneText')}
          </EmptyState>
        </>
      }
      panel={panel}
    >
      {above}
      <DataTable
        label={t('papers')}
        rows={rows}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name, user }) => `${name}, ${user?.full_name ?? ''}`}
        onOpen={({ id }) => show(id)}
        open={open ?? undefined}
      />
    </ListScreen>
  );
};
