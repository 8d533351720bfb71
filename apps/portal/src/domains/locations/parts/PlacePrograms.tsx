import { deleteBillingProgram } from '@nestling/contract/operations/billing.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { DataTable } from '@nestling/kit/DataTable.tsx';
import { useDeletion } from '@nestling/kit/deletion.tsx';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { useRowPanel } from '@nestling/kit/panel.ts';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { ProgramPanel } from '../../billing/parts/ProgramPanel.tsx';
import { useProgramColumns } from '../../billing/parts/use-program-columns.tsx';
import { BillingProgramsDocument, type BillingProgramsQuery } from '../../billing/programs.graphql.ts';
import { programWords } from '../../billing/words.ts';
import { useMay } from '../../permissions/use-may.ts';
import { PlaceList } from './PlaceList.tsx';
import { usePlaceRecord } from './use-place.ts';

type Program = BillingProgramsQuery['billingPrograms']['data'][number];

/** What the children of a location are billed as, to add and change where one looks at it. */
const PlacePrograms = () => {
  const location = usePlaceRecord().id;
  const t = useWords(programWords);
  const { data, error, again } = useAsk(BillingProgramsDocument, { location_id: location });
  const deletion = useDeletion(deleteBillingProgram);
  const manages = useMay()('manage_rooms');
  const { columns, card } = useProgramColumns();
  const programs = data?.billingPrograms.data;
  const [open, setOpen] = useRowPanel(programs, ['new']);
  const program = open === 'new' ? null : open;
  const menuOf = (one: Program): MenuItem[] => [
    editItem(t('change'), () => setOpen(one)),
    deleteItem(t('delete'), () => deletion.ask(one)),
  ];
  return (
    <>
      <PlaceList
        add={manages ? { label: t('add'), onAdd: () => setOpen('new') } : null}
        count={programs?.length}
        error={error}
        onRetry={again}
        empty={
          <EmptyState picture={<BlocksPicture />} title={t('empty')}>
            {t('emptyText')}
          </EmptyState>
        }
        panel={
          open ? (
            <ProgramPanel
              key={program?.id ?? 'new'}
              location={location}
              program={program}
              onClose={() => setOpen(null)}
            />
          ) : null
        }
      >
        <DataTable
          label={t('list')}
          rows={programs ?? []}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          open={program?.id}
          onOpen={manages ? setOpen : undefined}
          menuOf={manages ? menuOf : undefined}
          card={card}
        />
      </PlaceList>
      {deletion.question}
    </>
  );
};

export default PlacePrograms;
