import { Button } from '@mantine/core';
import { deleteBillingProgram } from '@nestling/contract/operations/billing.gen.ts';
import { DataTable } from '@nestling/kit/DataTable.tsx';
import { useDeletion } from '@nestling/kit/deletion.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { useRowPanel } from '@nestling/kit/panel.ts';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconPlus } from '@tabler/icons-react';
import type { Located } from '../../../shell/place.ts';
import { useMay } from '../../permissions/use-may.ts';
import { ProgramPanel } from '../parts/ProgramPanel.tsx';
import { useProgramColumns } from '../parts/use-program-columns.tsx';
import { BillingProgramsDocument, type BillingProgramsQuery } from '../programs.graphql.ts';
import { programWords } from '../words.ts';

type Program = BillingProgramsQuery['billingPrograms']['data'][number];

/** What the children of a location are billed as. */
const Programs = ({ place }: Located) => {
  const t = useWords(programWords);
  const state = useListState();
  const { rows, answer } = useList(BillingProgramsDocument, state, {
    rows: (data) => data.billingPrograms,
    variables: { location_id: place.id },
  });
  const deletion = useDeletion(deleteBillingProgram);
  const [open, setOpen] = useRowPanel(rows, ['new']);
  const typed = state.search.toLowerCase();
  const shown = rows.filter(({ name }) => name.toLowerCase().includes(typed));
  const { columns, card } = useProgramColumns();
  const may = useMay()('manage_rooms');
  const add = may ? (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
      {t('add')}
    </Button>
  ) : null;
  const menuOf = (program: Program): MenuItem[] => [
    editItem(t('change'), () => setOpen(program)),
    deleteItem(t('delete'), () => deletion.ask(program)),
  ];
  const edited = open === 'new' ? null : open;
  return (
    <>
      <ListScreen
        state={state}
        answer={answer}
        actions={add}
        empty={
          <EmptyState picture={<BlocksPicture />} title={t('empty')} actions={add}>
            {t('emptyText')}
          </EmptyState>
        }
        panel={
          open ? (
            <ProgramPanel
              key={edited?.id ?? 'new'}
              location={place.id}
              program={edited}
              onClose={() => setOpen(null)}
            />
          ) : undefined
        }
      >
        <DataTable
          label={t('list')}
          rows={shown}
          columns={columns}
          keyOf={(program) => program.id}
          nameOf={(program) => program.name}
          open={edited?.id}
          onOpen={may ? setOpen : undefined}
          menuOf={may ? menuOf : undefined}
          card={card}
        />
      </ListScreen>
      {deletion.question}
    </>
  );
};

export default Programs;
