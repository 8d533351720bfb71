import { useAsk } from '@nestling/kit/ask.ts';
import { type ChangedField, changedFields } from '@nestling/rules/log/changed-fields.ts';
import { dateFigures } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { RosterChoicesDocument } from '../roster/choices.graphql.ts';
import type { StudentRecord } from './use-record.ts';
import { recordWords } from './words.ts';

/** Fields that have another name in the log than in the record. */
const named = {
  legal_guardian: 'legal',
  pickup: 'pickup',
  watch_camera: 'watches',
  emergency_contact: 'emergency',
  alert: 'alerts',
  is_payer: 'pays',
  black_list: 'mustNot',
  black_list_note: 'reason',
  room_id: 'homeroom',
  location_id: 'place',
  relationship_id: 'relation',
  relation: 'relation',
  max_daily_logins: 'limit',
  cameras: 'own',
  status: 'status',
  type: 'placeKind',
  archived_at: 'archive',
  fname: 'fname',
  lname: 'lname',
  nick_name: 'nick_name',
  middle_name: 'middle_name',
  dob: 'dob',
  gender: 'gender',
  race: 'race',
  ethnicity: 'ethnicity',
  doctor_name: 'doctor_name',
  doctor_phone: 'doctor_phone',
  note: 'note',
  external_id: 'external_id',
  enrollment_date: 'enrollment_date',
  graduation_date: 'graduation_date',
  street_1: 'street_1',
  street_2: 'street_2',
  city: 'city',
  state: 'state',
  country: 'country',
  zip: 'zip',
  tags: 'tags',
  allergies: 'allergies',
  allergy: 'allergy',
  no_allergies: 'noKnownAllergies',
  medications: 'medications',
} as const;
/** What the log keeps as a moment or a day. */
const dayFields = new Set(['archived_at', 'dob', 'enrollment_date', 'graduation_date']);
const isNamed = (field: string): field is keyof typeof named => Object.hasOwn(named, field);

/** Says a change of the log in words: whose link it was, and each field by its name with what it was and is. */
export const useChangeWords = (student: StudentRecord) => {
  const t = useWords(recordWords);
  const { language } = useSpeech();
  const location = student.location?.id ?? '';
  const { data } = useAsk(RosterChoicesDocument, { location });
  const relations = new Map(data?.relationships.map(({ id, name }) => [id, name]));
  const names = new Map([
    ['guardian', new Map(student.guardians.map(({ user_id, user }) => [user_id, user?.full_name ?? '']))],
    ['room_id', new Map(data?.location_programs.map(({ id, name }) => [id, name]))],
    ['cameras', new Map(data?.location_cameras.map(({ id, name }) => [id, name]))],
    ['relationship_id', relations],
    ['relation', relations],
  ]);
  const value = (field: string, text: string): string => {
    if (text === 'true' || text === 'false') return t(text === 'true' ? 'yes' : 'no');
    if (dayFields.has(field)) return text && dateFigures(text, language);
    const known = names.get(field);
    if (!known) return text;
    return text
      .split(', ')
      .map((id) => known.get(id) ?? id)
      .join(', ');
  };
  return (info: unknown): { whom: string | null; fields: ChangedField[] } => {
    const told = changedFields(info);
    const link = told.find(({ field }) => field === 'guardian');
    return {
      whom: link ? value('guardian', link.after || link.before) : null,
      fields: told
        .filter(({ before, after }) => before !== after)
        .flatMap(({ field, before, after }) =>
          isNamed(field)
            ? [{ field: t(named[field]), before: value(field, before), after: value(field, after) || t('empty') }]
            : [],
        ),
    };
  };
};
