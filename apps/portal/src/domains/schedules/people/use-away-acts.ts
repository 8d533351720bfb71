import { useAction } from '@nestling/kit/action.ts';
import {
  DeleteAbsenceDocument,
  DeletePtoDocument,
  DeleteVacationDocument,
  RemoveDayOfAbsenceDocument,
  RemoveDayOfPtoDocument,
  RemoveDayOfVacationDocument,
} from './away.graphql.ts';

/** Takes days back that are told, of one kind: one of them, or all. */
export const useAwayActs = (kind: string) => {
  const dayOfAbsence = useAction(RemoveDayOfAbsenceDocument);
  const dayOfVacation = useAction(RemoveDayOfVacationDocument);
  const dayOfPto = useAction(RemoveDayOfPtoDocument);
  const absence = useAction(DeleteAbsenceDocument);
  const vacation = useAction(DeleteVacationDocument);
  const pto = useAction(DeletePtoDocument);
  const one = kind === 'pto' ? dayOfPto : kind === 'vacation' ? dayOfVacation : dayOfAbsence;
  const all = kind === 'pto' ? pto : kind === 'vacation' ? vacation : absence;
  return {
    takeOut: (id: string, date: string) => one.run({ id, date }),
    remove: (id: string) => all.run({ id }),
  };
};
