import { Button, TextInput } from '@mantine/core';
import classes from './ReasonField.module.css';

/**
 * Why something is done: usual reasons to press, and a line for one's own.
 * @param most letters the reason may have
 */
export const ReasonField = ({
  usual,
  label,
  help,
  most,
  value,
  onChange,
}: {
  usual: readonly string[];
  label: string;
  help: string;
  most: number;
  value: string;
  onChange: (reason: string) => void;
}) => (
  <>
    <div className={classes.usual}>
      {usual.map((one) => (
        <Button key={one} variant={value === one ? 'light' : 'default'} onClick={() => onChange(one)}>
          {one}
        </Button>
      ))}
    </div>
    <TextInput
      label={label}
      description={help}
      maxLength={most}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </>
);
