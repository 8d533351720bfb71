/** How numbers are drawn: beside each other, over time, or as parts of a whole. */
export type ChartKind = 'bars' | 'lines' | 'shares';

/** A row of numbers by the keys of their series; null where there is none. Labels are told apart by their words. */
export type ChartRow = { readonly label: string; readonly values: Readonly<Record<string, number | null>> };

export type ChartSeries = { readonly key: string; readonly label: string };

/** The colours of series in their order, tokens of `ui/src/theme/tokens.ts`; a seventh begins again. */
export const chartColours = [1, 2, 3, 4, 5, 6].map((n) => `var(--n-chart-${n})`);

export const colourAt = (at: number): string => chartColours[at % chartColours.length] ?? 'var(--n-chart-1)';
