import {
  removeStaffSchedule,
  removeStudentScheduleModule,
  updateStaffSchedule,
  updateStudentScheduleModule,
} from '@nestling/contract/operations/schedules.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { AddStaffPlanDocument, AddStudentPlanDocument } from './plans.graphql.ts';
import type { Whose } from './use-week.ts';

/** What is done with the hours of children, or of the team; what is wrong is shown by the form. */
export const usePlanActs = (whose: Whose) => {
  const addStudent = useAction(AddStudentPlanDocument, { ownErrors: true });
  const changeStudent = useAction(updateStudentScheduleModule, { ownErrors: true });
  const removeStudent = useAction(removeStudentScheduleModule);
  const addStaff = useAction(AddStaffPlanDocument, { ownErrors: true });
  const changeStaff = useAction(updateStaffSchedule, { ownErrors: true });
  const removeStaff = useAction(removeStaffSchedule);
  return whose === 'students'
    ? {
        add: addStudent.run,
        change: changeStudent.run,
        takeOut: (id: string, date: string) => removeStudent.run({ id, date }),
        end: (id: string) => removeStudent.run({ id }),
      }
    : {
        add: addStaff.run,
        change: changeStaff.run,
        takeOut: (id: string, date: string) => removeStaff.run({ id, date }),
        end: (id: string) => removeStaff.run({ id, repeat: true }),
      };
};
