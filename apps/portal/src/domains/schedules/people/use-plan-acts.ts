import type { Call } from '@nestling/contract/limits.ts';
import {
  removeStaffSchedule,
  removeStudentScheduleModule,
  updateStaffSchedule,
  updateStudentScheduleModule,
} from '@nestling/contract/operations/schedules.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { AddStaffPlanDocument, AddStudentPlanDocument } from './plans.graphql.ts';
import type { Whose } from './use-week.ts';

/** All that is told of hours; each call takes its part. */
type Planned = {
  id: string;
  person: string;
  location: string;
  /** The day alone that is changed. */
  date: string;
  type: string;
  days: string[];
  start_date: string;
  end_date: string | null;
  start_time: string;
  end_time: string;
  program: string | number | null;
  note: string;
};
type PlanCall = Call<object, Planned>;

/** The calls that plan hours of children, or of the team. */
export const planCalls: Readonly<Record<Whose, { readonly add: PlanCall; readonly change: PlanCall }>> = {
  students: { add: AddStudentPlanDocument, change: updateStudentScheduleModule },
  staff: { add: AddStaffPlanDocument, change: updateStaffSchedule },
};

/** What is done with hours beside planning them. */
export const usePlanActs = (whose: Whose) => {
  const removeStudent = useAction(removeStudentScheduleModule);
  const removeStaff = useAction(removeStaffSchedule);
  return whose === 'students'
    ? {
        takeOut: (id: string, date: string) => removeStudent.run({ id, date }),
        end: (id: string) => removeStudent.run({ id }),
      }
    : {
        takeOut: (id: string, date: string) => removeStaff.run({ id, date }),
        end: (id: string) => removeStaff.run({ id, repeat: true }),
      };
};
