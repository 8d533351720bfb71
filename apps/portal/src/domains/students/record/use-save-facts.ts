import {
  saveStudentAddress,
  saveStudentColumn,
  saveStudentName,
  updateStudent,
} from '@nestling/contract/operations/students.gen.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useReversible } from './reversible.ts';
import type { StudentRecord } from './use-record.ts';
import { recordWords } from './words.ts';

/** Facts that are saved one by one, under the name of their column. */
export type ColumnFact =
  | 'nick_name'
  | 'middle_name'
  | 'dob'
  | 'gender'
  | 'race'
  | 'ethnicity'
  | 'doctor_name'
  | 'doctor_phone'
  | 'note'
  | 'external_id'
  | 'enrollment_date'
  | 'graduation_date';
export type AddressFact = 'street_1' | 'street_2' | 'city' | 'state' | 'country' | 'zip';
export type NameFact = 'fname' | 'lname';

/**
 * Saves facts of a student; each notice says what it was before and takes it back. What somebody else has changed since
 * the record was read is not written over: the server says who it was and what stands there now.
 */
export const useSaveFacts = (student: StudentRecord) => {
  const t = useWords(recordWords);
  const { id, fname, lname, updated_at: seen } = student;
  const told = (label: string, before: string | null) => ({
    title: t('saved', { label }),
    detail: t('before', { value: before || t('empty') }),
  });
  const { send: column } = useReversible(saveStudentColumn);
  const { send: name } = useReversible(saveStudentName);
  const { send: address } = useReversible(saveStudentAddress);

  const { send: place } = useReversible(updateStudent);

  return {
    place: (type: string) =>
      place({ id, type, seen }, { id, type: student.type }, { title: t('saved', { label: t('placeKind') }) }),
    column: (key: ColumnFact, value: string) =>
      column(
        { id, column: key, value, seen },
        { id, column: key, value: student[key] ?? '' },
        told(t(key), student[key]),
      ),
    name: (key: NameFact, value: string) =>
      name({ id, fname, lname, [key]: value, seen }, { id, fname, lname }, told(t(key), student[key])),
    address: (key: AddressFact, value: string) =>
      address({ id, [key]: value, seen }, { id, [key]: student[key] ?? '' }, told(t(key), student[key])),
  };
};
