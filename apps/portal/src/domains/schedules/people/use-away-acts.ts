import {
  deleteStaffPto,
  deleteStudentAbsence,
  deleteStudentVacation,
  removeStaffPto,
  removeStudentAbsence,
  removeStudentVacation,
} from '@nestling/contract/operations/schedules.gen.ts';
import { useAction } from '@nestling/kit/action.ts';

/** Takes days back that are told, of one kind: one of them, or all. */
export const useAwayActs = (kind: string) => {
  const dayOfAbsence = useAction(removeStudentAbsence);
  const dayOfVacation = useAction(removeStudentVacation);
  const dayOfPto = useAction(removeStaffPto);
  const absence = useAction(deleteStudentAbsence);
  const vacation = useAction(deleteStudentVacation);
  const pto = useAction(deleteStaffPto);
  const one = kind === 'pto' ? dayOfPto : kind === 'vacation' ? dayOfVacation : dayOfAbsence;
  const all = kind === 'pto' ? pto : kind === 'vacation' ? vacation : absence;
  return {
    takeOut: (id: string, date: string) => one.run({ id, date }),
    remove: (id: string) => all.run({ id }),
  };
};
