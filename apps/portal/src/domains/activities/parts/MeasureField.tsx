import { SegmentedControl } from '@mantine/core';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import classes from './EntryForm.module.css';

/** An amount with its unit, kept as a text such as "4 oz"; the first unit where none was chosen. */
export const MeasureField = ({
  label,
  units,
  most,
  value,
  problem,
  onChange,
}: {
  label: string;
  units: readonly string[];
  most: number;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}) => {
  const [amount = '', said] = value.split(' ');
  const unit = units.find((one) => one === said) ?? units[0] ?? '';
  return (
    <div className={classes.row}>
      <NumberField
        size="md"
        decimals={2}
        max={most}
        label={label}
        value={amount === '' ? null : Number(amount)}
        error={problem}
        onChange={(next) => onChange(next === null ? '' : `${next} ${unit}`)}
      />
      {units.length > 1 ? (
        <SegmentedControl
          className={classes.unit}
          aria-label={label}
          data={[...units]}
          value={unit}
          onChange={(next) => onChange(`${amount} ${next}`)}
        />
      ) : null}
    </div>
  );
};
