export { type ClockInput, saveClock } from './clock.ts';
export { readPost } from './duty.ts';
export { breakMinutes, workMinutes } from './time-clock.fields.ts';
