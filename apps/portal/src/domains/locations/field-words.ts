import { defineWords } from '@nestling/ui/words.ts';

/** Fields of a record that contacts may be let to change. */
export const studentFieldWords = defineWords({
  en: {
    name: 'Name',
    address: 'Address',
    image: 'Photo',
    middle_name: 'Middle name',
    nick_name: 'Nickname',
    dob: 'Birthday',
    gender: 'Gender',
    race: 'Race',
    ethnicity: 'Ethnicity',
    doctor_name: 'Doctor',
    doctor_phone: 'Doctor’s phone',
    note: 'Note',
    enrollment_date: 'First day',
    graduation_date: 'Last day',
    external_id: 'External ID',
  },
  es: () => import('./field-words.es.ts').then((all) => all.studentFieldWords),
});

/** Columns of a location as its history names them. */
export const fieldWords = defineWords({
  en: {
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
    latitude: 'Latitude',
    longitude: 'Longitude',
    active: 'Open',
    billing: 'Billing',
    is_signup: 'Sign-up open',
    signup_code: 'Sign-up code',
    color_code: 'Color',
    opening_times: 'Opening hours',
    managers_added: 'Managers added',
    managers_removed: 'Managers removed',
    notice_address: 'Notification address',
    notice_address_verified: 'Address verified',
    notifications: 'Notifications',
    max_no_of_students: 'Maximum children',
    max_no_of_users: 'Maximum contacts',
    max_daily_logins: 'Camera logins per day',
    user_time_out: 'Live video time limit (minutes)',
    can_edit_student: 'Families may edit the record',
    can_edit_fields: 'Families may edit',
    check_in_qr: 'Check-in by QR code',
    check_in_qr_expire: 'Seconds each code works',
    default_city: 'City',
    default_state: 'State',
    default_zip: 'ZIP',
  },
  es: () => import('./field-words.es.ts').then((all) => all.fieldWords),
  pets: {
    max_no_of_students: 'Maximum pets',
  },
});
