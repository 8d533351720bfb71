import './content.fields.ts';
import type { Calls } from '../../kernel/call/call.ts';
import { eventCalls, newsCalls, newsCategoryCalls } from './content/happenings.ts';
import { menuOptionCalls, menuWeekCalls } from './content/menu.ts';
import { programCalls, staffCalls, testimonialCalls } from './content/people.ts';

/** What sites tell of the center, kind by kind. */
export const contentCalls: Calls = {
  ...eventCalls,
  ...staffCalls,
  ...programCalls,
  ...newsCategoryCalls,
  ...newsCalls,
  ...testimonialCalls,
  ...menuOptionCalls,
  ...menuWeekCalls,
};
