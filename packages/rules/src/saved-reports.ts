import { isList, listNames, listOf } from './lists.ts';
import type { Rule } from './roles.ts';

/** The reports of a location that can be saved: first those teachers may have, too. */
export const reportsForTeachers = [
  'attendance',
  'sign_in',
  'summary',
  'daily_hours',
  'student_hours',
  'activities',
] as const;
const reportsForManagers = [
  'staff_hours',
  'pay_period',
  'ratio_log',
  'immunizations',
  'medications',
  'care_plans',
  'drills',
  'injuries',
  'illnesses',
  'health_checks',
  'staff_credentials',
  'communications',
] as const;
export const savedReports = [...reportsForTeachers, ...reportsForManagers] as const;
export type SavedReportName = (typeof savedReports)[number];
/** What can be saved: reports of a location, and lists as they are filtered on their screens. */
export const savedKinds = [...savedReports, ...listNames] as const;
export const isSavedReport = (name: string): name is SavedReportName => savedReports.some((one) => one === name);
const isForTeachers = (name: string): boolean => reportsForTeachers.some((one) => one === name);
/** The lowest role that may have what was saved; null for what nobody knows any more. */
export const ruleOfSaved = (name: string): Rule | null => {
  if (isList(name)) return listOf(name).rule;
  return isSavedReport(name) ? (isForTeachers(name) ? 'teacher' : 'manager') : null;
};
/** Whether it is of a span of days. */
export const isOfDays = (name: string): boolean => !isList(name) || listOf(name).dated === true;
/** Whether it can be of one room alone. */
export const isOfRooms = (name: string): boolean => isForTeachers(name) || name === 'staff_hours';

/** Of which days it is, counted from the day it is read. */
export const savedDays = ['today', 'yesterday', 'last_week', 'last_month', 'last_28'] as const;
export type SavedDays = (typeof savedDays)[number];
export const isSavedDays = (name: string): name is SavedDays => savedDays.some((one) => one === name);
/** How often its readers are told. */
export const savedEvery = ['day', 'week', 'month'] as const;

/** As what kind of file. */
export const savedTypes = ['xlsx', 'csv', 'pdf'] as const;
export const isSavedType = (name: string): name is (typeof savedTypes)[number] =>
  savedTypes.some((one) => one === name);
