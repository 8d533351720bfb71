import { Button } from '@mantine/core';
import { deleteBillingAgency } from '@nestling/contract/operations/billing.gen.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { useDeletion } from '@nestling/kit/deletion.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import type { Located } from '../../../shell/place.ts';
import { useMay } from '../../permissions/use-may.ts';
import { AgencyDialog } from '../agency/AgencyDialog.tsx';
import { AgenciesDocument } from '../agency/agency.graphql.ts';
import type { AgencyRow } from '../agency/use-agency.ts';
import { agencyWords } from '../agency/words.ts';
import { BillingList } from '../lists/BillingList.tsx';
import { Money } from '../parts/Money.tsx';

/** The agencies that pay for children of a location. */
const Subsidies = ({ place }: Located) => {
  const t = useWords(agencyWords);
  const state = useListState();
  const may = useMay()('manage_billing');
  const [open, setOpen] = useState<AgencyRow | 'new' | null>(null);
  const deletion = useDeletion(deleteBillingAgency);
  const { rows, answer } = useList(AgenciesDocument, state, {
    rows: (data) => data.billingAgencies,
    variables: { location: place.id },
  });
  const columns: Column<AgencyRow>[] = [
    { key: 'name', head: t('agency'), by: ({ name }) => name, main: true, cell: ({ name }) => name },
    { key: 'contact', head: t('contact'), wide: true, cell: ({ contact_name, email }) => contact_name ?? email },
    {
      key: 'students',
      head: t('students'),
      by: ({ student_count }) => student_count,
      end: true,
      cell: ({ student_count }) => student_count,
    },
    {
      key: 'ending',
      head: t('endsSoon'),
      end: true,
      cell: ({ ending }) => (ending ? <Badge kind="wait">{ending}</Badge> : null),
    },
    {
      key: 'billed',
      head: t('billed'),
      by: ({ billed }) => billed,
      end: true,
      wide: true,
      cell: ({ billed }) => <Money cents={billed} />,
    },
    {
      key: 'paid',
      head: t('payments'),
      end: true,
      wide: true,
      cell: ({ billed, open: owed }) => <Money cents={billed === null || owed === null ? null : billed - owed} />,
    },
    {
      key: 'open',
      head: t('open'),
      by: (row) => row.open,
      end: true,
      cell: (row) => <Money cents={row.open} look="strong" />,
    },
  ];
  const add = may ? (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
      {t('add')}
    </Button>
  ) : null;
  return (
    <>
      <BillingList
        location={place.id}
        state={state}
        answer={answer}
        actions={add}
        empty={
          <EmptyState picture={<BlocksPicture />} title={t('none')} actions={add}>
            {t('noneText')}
          </EmptyState>
        }
      >
        <DataTable
          label={t('agencies')}
          rows={rows}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          hrefOf={({ id }) => href('billing.agency.overview', { agencyId: id })}
          menuOf={
            may
              ? (row) => [editItem(t('change'), () => setOpen(row)), deleteItem(t('delete'), () => deletion.ask(row))]
              : undefined
          }
        />
      </BillingList>
      {may && open ? (
        <AgencyDialog location={place.id} agency={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      ) : null}
      {deletion.question}
    </>
  );
};

export default Subsidies;
