import { useReadingAnew } from '@nestling/kit/reading-anew.ts';
import { useRecord } from '@nestling/kit/record.ts';
import { allows } from '@nestling/rules/roles.ts';
import { useSubscription } from 'urql';
import { usePerson } from '../../../session/session.ts';
import { AttendanceChangedDocument } from '../../attendance/attendanceChanged.graphql.ts';
import { useMay } from '../../permissions/use-may.ts';
import { StudentRecordDocument, type StudentRecordQuery } from './record.graphql.ts';

/** A student with everything its record shows. */
export type StudentRecord = NonNullable<StudentRecordQuery['student']>;
/** One guardian of it, with the flags of the link. */
export type Guardian = StudentRecord['guardians'][number];

/** Who looks: families read; staff act at the door and change facts; the office does the rest. */
export const useRights = () => {
  const { role } = usePerson();
  const may = useMay();
  const [staff, office] = [allows(role, 'teacher'), allows(role, 'manager')];
  return {
    staff,
    office,
    /** Who changes facts, links and the ban of guardians, and rooms, by the permissions of the centre too. */
    edits: staff && may('edit_students'),
    enrolls: office && may('enroll_students'),
    links: office && may('manage_guardians'),
    bans: office && may('black_list'),
    /** Who says which cameras a family watches. */
    assigns: office && may('manage_cameras'),
  };
};

/** The record by its id; null where it is not there, or not for the person's eyes. Asked again when it comes or goes. */
export const useStudentRecord = (id: string) => {
  const { staff } = useRights();
  const answer = useRecord(StudentRecordDocument, { variables: { id }, record: ({ student }) => student });
  const hear = useReadingAnew(answer.again);
  const location = answer.record?.location?.id ?? null;
  useSubscription(
    {
      query: AttendanceChangedDocument,
      variables: { location: location ?? '' },
      pause: !staff || location === null,
    },
    (_, change) => {
      hear();
      return change;
    },
  );
  return answer;
};
