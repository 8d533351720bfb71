import type { Fit } from '../news.ts';

/** What a day must tell to take its place in a list. */
interface Day {
  readonly date: string;
  readonly student: { readonly id: string } | null;
}

/** News of days belong to the lines of their students, on the day of the list. */
export const fitOfDay = <D extends Day>(date: string): Fit<D, D> => ({
  idOf: ({ student }) => student?.id ?? '',
  fits: (told) => told.date === date,
});
