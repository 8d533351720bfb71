import { isObject } from '@nestling/rules/json.ts';

/** The days of a week as fields of a form; the first is Monday. */
export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type DayKey = (typeof DAYS)[number];
/** The ids of the dishes of each day. */
type Dishes = Readonly<Record<DayKey, readonly string[]>>;

/** The dishes of a week as a form holds them, of the server's [{ day, option, name }], in which 1 is Monday. */
export const dishesOf = (options: unknown): Record<DayKey, string[]> => {
  const all = (Array.isArray(options) ? options : []).filter(isObject);
  const on = (day: DayKey): string[] =>
    all.flatMap((one) => (Number(one.day) === DAYS.indexOf(day) + 1 ? [String(one.option)] : []));
  return {
    monday: on('monday'),
    tuesday: on('tuesday'),
    wednesday: on('wednesday'),
    thursday: on('thursday'),
    friday: on('friday'),
    saturday: on('saturday'),
    sunday: on('sunday'),
  };
};

/** The same as the call takes it. */
export const optionsOf = (dishes: Dishes): { readonly day: number; readonly option: string }[] =>
  DAYS.flatMap((day, at) => dishes[day].map((option) => ({ day: at + 1, option })));
