import { href } from '../../addresses.ts';
import type { ScreenId } from '../../screen.ts';
import type { firstStepWords } from './first-steps-words.ts';

/** Where each step is taken; a step the server knows and this list doesn't is left out. */
const places = {
  push: 'account.own',
  child_photo: 'students.own',
  pickup: 'students.own',
  door_pin: 'attendance.own',
  watch: 'cameras.own',
  write: 'chat.messages',
  own_photo: 'account.own',
  clock_in: 'attendance.staff',
  check_in: 'attendance.door',
  log_activity: 'activities.board',
  write_family: 'chat.messages',
  team_push: 'account.own',
  hours: 'locations.manage',
  rooms: 'rooms.list',
  teachers: 'people.team',
  students: 'students.list',
  families: 'people.contacts',
  cameras: 'cameras.list',
  share_form: 'forms.list',
  first_day: 'attendance.door',
  profile: 'locations.school',
  prices: 'billing.templates',
  two_steps: 'account.own',
} as const satisfies Partial<Record<keyof typeof firstStepWords.en, ScreenId>>;

/** A step somebody is led to. */
export type FirstStep = keyof typeof places;

/** True for a step this portal knows the way to. */
export const isFirstStep = (step: string): step is FirstStep => Object.hasOwn(places, step);

/** The address at which a step is taken. */
export const firstStepHref = (step: FirstStep): string => href(places[step]);
