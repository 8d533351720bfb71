import { money } from '@nestling/ui/format/money.ts';
import { useWords } from '@nestling/ui/words.ts';
import type { ReactNode } from 'react';
import classes from './billing.module.css';
import { billingWords } from './words.ts';

/**
 * An amount in whole cents. One that is missing is not 0: it says N/A.
 * @param look `gain` for what lowers a debt, `late` for what is overdue, `strong` for a sum
 */
export const Money = ({
  cents,
  look,
}: {
  cents: number | null | undefined;
  look?: 'gain' | 'late' | 'strong' | undefined;
}) => {
  const t = useWords(billingWords);
  return (
    <span className={classes.money} data-look={look}>
      {cents === null || cents === undefined ? t('none') : money(cents)}
    </span>
  );
};

/** One number of an account under its name, as a row of them stands above a list. */
export const Figure = ({
  label,
  large = false,
  late = false,
  children,
}: {
  label: string;
  large?: boolean;
  late?: boolean;
  children: ReactNode;
}) => (
  <div className={classes.figure} data-large={large} data-late={late}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** The row such numbers stand in. */
export const Figures = ({ children }: { children: ReactNode }) => <dl className={classes.figures}>{children}</dl>;
