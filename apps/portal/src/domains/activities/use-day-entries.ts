import { useAsk } from '@nestling/kit/ask.ts';
import { useSubscription } from 'urql';
import {
  ActivityChangedDocument,
  type ActivityEntryFragment,
  StudentActivitiesDocument,
} from './activities.graphql.ts';

/** What was written down of a student on a day; new entries come by themselves. Undefined until it is known. */
export const useDayEntries = (student_id: string, date: string): readonly ActivityEntryFragment[] | undefined => {
  const { data, again } = useAsk(StudentActivitiesDocument, { student_id, date }, { keep: ['date'] });
  useSubscription({ query: ActivityChangedDocument, variables: { student_id } }, (_, change) => {
    again();
    return change;
  });
  return data?.getStudentActivities;
};
