/** Fields of a student that a location may let contacts edit (`can_edit_fields`); `address` stands for all its lines. */
export const editableStudentFields = [
  'name',
  'address',
  'image',
  'middle_name',
  'nick_name',
  'dob',
  'gender',
  'race',
  'ethnicity',
  'doctor_name',
  'doctor_phone',
  'note',
  'enrollment_date',
  'graduation_date',
  'external_id',
] as const;
