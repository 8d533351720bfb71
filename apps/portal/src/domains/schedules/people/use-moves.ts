import { useAction } from '@nestling/kit/action.ts';
import { timeOf } from '@nestling/ui/format/clock.ts';
import { notify } from '@nestling/ui/notice/notices.ts';
import { useState } from 'react';
import { MoveStaffPlanDocument, MoveStudentPlanDocument } from './plans.graphql.ts';
import type { Place } from './strip.ts';
import type { Planned, Who, Whose } from './use-week.ts';

/** A block that was asked to go somewhere else. */
export type Move = { readonly person: Who; readonly planned: Planned; readonly date: string; readonly to: Place };

/** How the last move ended: where the block stands now and takes the focus, or what was said against it where it was. */
export type Moved =
  | { readonly kind: 'landed'; readonly person: string; readonly date: string; readonly start_time: string }
  | {
      readonly kind: 'refused';
      readonly person: string;
      readonly date: string;
      readonly id: string;
      readonly message: string;
    };

/** Moves blocks, one day alone or the repeat from it on, and offers to take it back. */
export const useMoves = (whose: Whose) => {
  const [moved, setMoved] = useState<Moved | null>(null);
  const own = { ownErrors: true, say: () => null };
  const student = useAction(MoveStudentPlanDocument, own);
  const staff = useAction(MoveStaffPlanDocument, own);
  const studentBack = useAction(MoveStudentPlanDocument);
  const staffBack = useAction(MoveStaffPlanDocument);
  const [act, back] = whose === 'students' ? [student, studentBack] : [staff, staffBack];

  const move = async ({ person, planned, date, to }: Move, only: boolean): Promise<void> => {
    const { id, exception } = planned;
    const was = { start_time: planned.start_time, end_time: planned.end_time };
    const now = { start_time: timeOf(to.at.from), end_time: timeOf(to.at.to) };
    setMoved(null);
    const ended = await act.run({ id, date, to: to.date, following: !only, ...now });
    if (ended && ended.kind !== 'done')
      setMoved({ kind: 'refused', person: person.id, date, id, message: ended.message });
    if (ended?.kind !== 'done') return;
    setMoved({ kind: 'landed', person: person.id, date: to.date, start_time: now.start_time });
    const schedule = ended.data.moved?.schedule;
    // From a day that went otherwise its repeat took its hours; those it had before are not known here.
    const undo =
      !schedule || (exception && !only)
        ? undefined
        : () => void back.run({ id: schedule.id, date: to.date, to: date, following: !only, ...was });
    notify({ kind: 'done', title: ended.message, undo });
  };
  return { move, moved, forget: () => setMoved(null) };
};
