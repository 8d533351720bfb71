import { useAsk } from '@nestling/kit/ask.ts';
import { DataTable } from '@nestling/kit/DataTable.tsx';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { useWide } from '@nestling/kit/media.ts';
import { useOpenKey } from '@nestling/kit/panel.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { BlocksPicture } from '@nestling/ui/page/pictures.tsx';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useSubscription } from 'urql';
import { href } from '../../../addresses.ts';
import type { Located } from '../../../shell/place.ts';
import { useNews } from '../../attendance/use-news.ts';
import { whereabouts } from '../../attendance/whereabouts.ts';
import { RosterCard } from '../roster/RosterCard.tsx';
import { RosterChangedDocument } from '../roster/roster.graphql.ts';
import { StudentPanel } from '../roster/StudentPanel.tsx';
import { TeacherRoomsDocument, TeacherRosterDocument } from '../roster/teacher.graphql.ts';
import { teacherWords } from '../roster/teacher-words.ts';
import { useRosterColumns } from '../roster/use-columns.tsx';
import type { RosterStudent } from '../roster/use-roster.ts';
import { useTeacherMenu } from '../roster/use-teacher-menu.tsx';

const filters = ['room', 'state'] as const;
const states = ['in', 'none', 'out', 'absent'] as const;
/** More than a teacher looks after: the states of the day are chosen among what is shown. */
const PER_PAGE = 100;
const ofPage = { idOf: ({ id }: { readonly id: string }) => id, partial: true };

const stateOf = (student: RosterStudent): string => {
  const { state } = whereabouts(student.checked_in_out);
  return state === 'none' && student.absent ? 'absent' : state;
};

/** The children of the rooms a teacher works in: who is here, what is to be known of them, and what is done all day. */
const TeacherStudents = ({ place }: Located) => {
  const t = useWords(teacherWords);
  const location = place.id;
  const wide = useWide();
  const state = useListState(filters);
  const [open, setOpen] = useOpenKey();
  const { rows, answer, again } = useList(TeacherRosterDocument, state, {
    rows: (data) => data.teacherStudents,
    variables: { location, program: state.filter('room') || null },
    perPage: PER_PAGE,
  });
  const { lines, hear } = useNews(rows, ofPage, again);
  useSubscription({ query: RosterChangedDocument, variables: { location } }, (_, change) => {
    hear(change.attendanceChanged?.students ?? []);
    return change;
  });
  const { data: known } = useAsk(TeacherRoomsDocument, { location });
  const columns = useRosterColumns();
  const wanted = state.filter('state');
  const shown = (lines ?? rows).filter((student) => wanted === '' || stateOf(student) === wanted);
  const menuOf = useTeacherMenu(location, shown[0]?.location?.timezone?.value ?? null);
  const at = shown.findIndex(({ id }) => id === open);
  const beside = shown[at];
  const step = (by: number) => setOpen(shown[(at + by + shown.length) % shown.length]?.id ?? null);
  return (
    <ListScreen
      state={state}
      answer={answer}
      filters={
        <>
          <FilterMenu
            name={t('room')}
            value={state.filter('room')}
            choices={(known?.teacherPrograms ?? []).map(({ id, name, color_code }) => ({
              value: id,
              label: <RoomName name={name} colour={color_code} />,
            }))}
            onChange={(room) => state.set({ filters: { room } })}
          />
          <FilterMenu
            name={t('state')}
            value={wanted}
            choices={states.map((value) => ({ value, label: t(value) }))}
            onChange={(next) => state.set({ filters: { state: next } })}
          />
        </>
      }
      empty={
        <EmptyState picture={<BlocksPicture />} title={t('empty')}>
          {t('emptyText')}
        </EmptyState>
      }
      panel={
        beside ? (
          <StudentPanel key={beside.id} student={beside} onStep={step} onClose={() => setOpen(null)} />
        ) : undefined
      }
    >
      {rows.length > 0 && shown.length === 0 ? (
        <EmptyState picture={<BlocksPicture />} title={t('nobody')}>
          {t('nobodyText')}
        </EmptyState>
      ) : (
        <DataTable
          label={t('list')}
          rows={shown}
          columns={columns.map(({ sort: _, ...column }) => column)}
          keyOf={({ id }) => id}
          nameOf={({ full_name }) => full_name}
          open={open ?? undefined}
          {...(wide
            ? { onOpen: ({ id }: RosterStudent) => setOpen(id) }
            : { hrefOf: ({ id }: RosterStudent) => href('students.one.staff', { userId: id }) })}
          menuOf={menuOf}
          card={(student) => <RosterCard student={student} />}
        />
      )}
    </ListScreen>
  );
};

export default TeacherStudents;
