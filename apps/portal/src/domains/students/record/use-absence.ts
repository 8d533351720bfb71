import { markStudentsAbsent } from '@nestling/contract/operations/attendance.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { statedNow } from '../../attendance/stated.ts';
import { UndoAbsentDocument } from './undoAbsent.graphql.ts';

/** Marks a student absent for its location's today, or takes the mark back; each undoes the other. */
export const useAbsence = (student: string, zone: string | null) => {
  const { date } = statedNow(zone);
  const mark = useAction(markStudentsAbsent, { undo: () => () => void lift.run({ student, date }) });
  const lift = useAction(UndoAbsentDocument, { undo: () => () => void mark.run({ students: [student], date }) });
  return {
    mark: () => void mark.run({ students: [student], date }),
    lift: () => void lift.run({ student, date }),
  };
};
