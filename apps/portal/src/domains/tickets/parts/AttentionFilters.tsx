import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import type { ListState } from '@nestling/kit/list-state.ts';
import { useWords } from '@nestling/ui/words.ts';
import type { TicketFilter } from '../asked.ts';
import { deskWords } from '../desk-words.ts';

const off = { late: '', snoozed: '' };
/** What of the tickets wants looking at, as the address says it. */
const wants = {
  late: { late: 'yes', snoozed: '' },
  snoozed: { late: '', snoozed: 'yes' },
  awake: { late: '', snoozed: 'no' },
} as const;
type Wanted = keyof typeof wants;
const WANTED: readonly Wanted[] = ['late', 'snoozed', 'awake'];

/** Whose tickets support looks at, and which of them first. */
export const AttentionFilters = ({ state }: { state: ListState<TicketFilter> }) => {
  const t = useWords(deskWords);
  const chosen = WANTED.find(
    (one) => wants[one].late === state.filter('late') && wants[one].snoozed === state.filter('snoozed'),
  );
  return (
    <>
      <FilterMenu
        name={t('assignee')}
        value={state.filter('assigned')}
        choices={[
          { value: 'me', label: t('mine') },
          { value: 'nobody', label: t('unassigned') },
        ]}
        onChange={(assigned) => state.set({ filters: { assigned } })}
      />
      <FilterMenu
        name={t('attention')}
        value={chosen ?? ''}
        choices={WANTED.map((value) => ({ value, label: t(value) }))}
        onChange={(next) => {
          const wanted = WANTED.find((one) => one === next);
          state.set({ filters: wanted ? wants[wanted] : off });
        }}
      />
    </>
  );
};
