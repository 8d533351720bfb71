import { genders } from '@nestling/rules/genders.ts';
import { exportSheet } from '../../files/sheet/export-sheet.ts';
import type { Column } from '../../files/sheet/sheet.ts';
import { declined, done, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { textsIn } from '../../kernel/call/languages.ts';
import { kinds } from './imports.inputs.ts';

const people = (group: string, most: number, parts: readonly string[]): string[] =>
  Array.from({ length: most }, (_, n) => parts.map((part) => `${group}_${n + 1}_${part}`)).flat();

const reach = ['first_name', 'last_name', 'email', 'mobile_phone'];
/** The headers of a roster as Brightwheel writes them, which our own sheet has as well. */
const roster = [
  'brightwheel_id',
  'first_name',
  'last_name',
  'birthdate',
  'gender',
  'enrollment_status',
  'homeroom',
  'room_1',
  'enrollment_date',
  'notes',
  'allergies',
  'medications',
  'doctor_name',
  'doctor_phone',
  'street_1',
  'street_2',
  'city',
  'state',
  'zip',
  ...people('parent', 2, reach),
  ...people('approved_pickup', 2, reach),
  ...people('emergency_contact', 2, ['first_name', 'last_name', 'phone', 'relationship']),
];
const heads: Readonly<Record<(typeof kinds)[number], readonly string[]>> = {
  onboarding: roster.map((head) => (head === 'brightwheel_id' ? 'external_id' : head)),
  brightwheel: roster,
  procare: [
    'Child ID',
    'Person ID',
    'Person Type',
    'Full Name',
    'Last Name',
    'First Name',
    'Middle Initial',
    'Date of Birth',
    'Gender',
    'Primary Classroom',
    'Enrollment Status',
    'Status Start Date',
    'Relationship 1 Type',
    'Relationship 1 First Name',
    'Relationship 1 Last Name',
    'Relationship 2 Type',
    'Relationship 2 First Name',
    'Relationship 2 Last Name',
  ],
  procare_staff: [
    'Employee ID',
    'Last Name',
    'First Name',
    'Middle Initial',
    'Username',
    'Email',
    'Phone 1',
    'Job Title',
    'Primary Work Area',
  ],
};

const isKind = (type: string): type is (typeof kinds)[number] => kinds.some((kind) => kind === type);

/** Makes an empty sheet of an import; examples and what a column may hold stand on its second sheet. */
export const downloadTemplate = async (ctx: Ctx, { type }: { readonly type: string }) => {
  if (!isKind(type)) return declined(message('imports.noTemplate'), { field: 'type', code: 'UNKNOWN' });
  await ctx.settled();
  const texts = textsIn(ctx.request);
  const title = texts['imports.templateTitle']({ kind: type });
  const url = await exportSheet(ctx, 'xlsx', title, {
    title,
    subtitle: texts['imports.templateAbout'],
    notes: [
      texts['imports.templateDays'],
      `gender: ${genders.join(', ')}`,
      'enrollment_status: enrolled, waitlist, graduated',
      texts['imports.templateRooms'],
      texts['imports.templateRights'],
      'Ada, Cole, 5/14/2022, female, enrolled, Bees',
    ],
    columns: heads[type].map((head): Column<never> => ({ head, kind: 'text', value: () => null })),
    rows: [],
  });
  return done(message('imports.templateMade'), { url });
};
