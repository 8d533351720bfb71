export { todayAt } from './today.ts';
