import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { useSelection } from '@nestling/kit/selection.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { href } from '../../../addresses.ts';
import type { LocatedWithRooms } from '../../../shell/place.ts';
import { RoomFilter } from '../../../shell/RoomFilter.tsx';
import { useMay } from '../../permissions/use-may.ts';
import { BillingList } from '../lists/BillingList.tsx';
import { TemplateFilter } from '../lists/TemplateFilter.tsx';
import { PlanBulk } from '../plans/PlanBulk.tsx';
import { PlanTable } from '../plans/PlanTable.tsx';
import { AllPlansDocument } from '../plans/plans.graphql.ts';
import { usePlanActs } from '../plans/use-plan-acts.tsx';
import { planWords } from '../plans/words.ts';

const names = ['status', 'room', 'template'] as const;
const states = ['active', 'paused', 'deactivated'] as const;

/** The plans of a location: what bills whom by itself. */
const Plans = ({ place }: LocatedWithRooms) => {
  const t = useWords(planWords);
  const state = useListState(names);
  const selection = useSelection();
  const may = useMay()('manage_billing');
  const [room, template] = [state.filter('room'), state.filter('template')];
  const { rows, answer } = useList(AllPlansDocument, state, {
    rows: (data) => data.getBillingPlans,
    variables: {
      location: place.id,
      status: state.filter('status') || null,
      room: room || null,
      template: template || null,
    },
  });
  const { menuOf, dialogs } = usePlanActs(place.today, ({ id }) => ({
    name: rows.find((row) => row.id === id)?.student_name ?? '',
  }));
  return (
    <>
      <BillingList
        location={place.id}
        state={state}
        answer={answer}
        filters={
          <>
            <FilterMenu
              name={t('state')}
              value={state.filter('status')}
              choices={states.map((value) => ({ value, label: t(value) }))}
              onChange={(next) => state.set({ filters: { status: next } })}
            />
            <RoomFilter rooms={place.rooms} value={room} onChange={(next) => state.set({ filters: { room: next } })} />
            <TemplateFilter
              location={place.id}
              value={template}
              onChange={(next) => state.set({ filters: { template: next } })}
            />
          </>
        }
        empty={
          <EmptyState picture={<PaperPicture />} title={t('noneHere')}>
            {t('noneHereText')}
          </EmptyState>
        }
      >
        <PlanTable
          rows={rows}
          withStudent
          hrefOf={({ student_id }) => href('billing.account.plans', { studentId: student_id })}
          menuOf={menuOf}
          selection={may ? selection : undefined}
        />
      </BillingList>
      <PlanBulk selection={selection} today={place.today} />
      {dialogs}
    </>
  );
};

export default Plans;
