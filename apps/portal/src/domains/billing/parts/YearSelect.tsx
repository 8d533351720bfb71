import { Select } from '@mantine/core';

/** How far back a year can be chosen. */
const YEARS = 6;

/** Chooses a year of payments: this one or one of those before. */
export const YearSelect = ({
  label,
  today,
  value,
  onChange,
}: {
  label: string;
  today: string;
  value: string;
  onChange: (year: string) => void;
}) => (
  <Select
    label={label}
    allowDeselect={false}
    data={Array.from({ length: YEARS }, (_, i) => String(Number(today.slice(0, 4)) - i))}
    value={value}
    onChange={(next) => onChange(next ?? value)}
  />
);
