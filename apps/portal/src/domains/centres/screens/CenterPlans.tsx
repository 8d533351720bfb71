import { Button } from '@mantine/core';
import { deleteCenterPlan, updateCenterPlan } from '@nestling/contract/operations/centres.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { useRowPanel } from '@nestling/kit/panel.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { ConfirmDelete } from '@nestling/ui/overlay/ConfirmDelete.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconEye, IconEyeOff, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { PER_PAGE } from '../asked.ts';
import { centerWords } from '../center-words.ts';
import { type CenterPlanLineFragment, CenterPlansDocument } from '../centers.graphql.ts';
import { PlanPanel } from '../parts/PlanPanel.tsx';
import { usePrice } from '../use-price.ts';

/** What the platform sells to centers: added, changed, offered or not, and deleted where no center has it. */
const CenterPlans = () => {
  const t = useWords(centerWords);
  const priceOf = usePrice();
  const state = useListState();
  const { rows, answer } = useList(CenterPlansDocument, state, {
    rows: (data) => data.centerPlans,
    variables: {},
    perPage: PER_PAGE,
  });
  const [open, setOpen] = useRowPanel(rows, ['new']);
  const [removing, setRemoving] = useState<CenterPlanLineFragment | null>(null);
  const change = useAction(updateCenterPlan);
  const remove = useAction(deleteCenterPlan);
  const columns: Column<CenterPlanLineFragment>[] = [
    { key: 'name', head: t('name'), by: ({ name }) => name, main: true, cell: ({ name }) => name },
    { key: 'price', head: t('price'), by: ({ price }) => price, cell: priceOf },
    {
      key: 'centers',
      head: t('onPlan'),
      by: ({ centers }) => centers ?? 0,
      end: true,
      cell: ({ centers }) => centers ?? 0,
    },
    {
      key: 'active',
      head: t('status'),
      cell: ({ active }) => <Badge kind={active ? 'good' : 'neutral'}>{t(active ? 'offered' : 'notOffered')}</Badge>,
    },
  ];
  const add = (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
      {t('addPlan')}
    </Button>
  );
  return (
    <>
      <ListScreen
        state={state}
        answer={answer}
        actions={add}
        empty={
          <EmptyState picture={<PaperPicture />} title={t('emptyPlans')} actions={add}>
            {t('emptyPlansText')}
          </EmptyState>
        }
        panel={
          open ? (
            <PlanPanel
              key={open === 'new' ? 'new' : open.id}
              plan={open === 'new' ? null : open}
              onClose={() => setOpen(null)}
            />
          ) : undefined
        }
      >
        <DataTable
          label={t('plans')}
          rows={rows}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          onOpen={setOpen}
          menuOf={(plan) => [
            editItem(t('edit'), () => setOpen(plan)),
            {
              key: 'offer',
              label: t(plan.active ? 'stop' : 'offer'),
              icon: plan.active ? <IconEyeOff size={18} /> : <IconEye size={18} />,
              onPick: () => void change.run({ id: plan.id, active: !plan.active }),
            },
            deleteItem(t('remove'), () => setRemoving(plan)),
          ]}
        />
      </ListScreen>
      {removing ? (
        <ConfirmDelete
          onCancel={() => setRemoving(null)}
          onDelete={async () => {
            await remove.run({ id: removing.id });
            setRemoving(null);
          }}
        >
          <p>{t('removeText', { name: removing.name })}</p>
        </ConfirmDelete>
      ) : null}
    </>
  );
};

export default CenterPlans;
