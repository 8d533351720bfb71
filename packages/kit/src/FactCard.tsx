import type { ReactNode } from 'react';
import type { Column } from './columns.ts';
import classes from './FactCard.module.css';

const isNothing = (cell: ReactNode): boolean => cell === null || cell === undefined || cell === '' || cell === false;

/** A few facts under each other, each below what it is called. */
const Facts = ({ facts }: { facts: readonly { key: string; head: string; value: ReactNode }[] }) => (
  <span className={classes.facts}>
    {facts.map(({ key, head, value }) =>
      isNothing(value) ? null : (
        <span key={key} className={classes.fact}>
          <span className={classes.head}>{head}</span>
          <span className={classes.value}>{value}</span>
        </span>
      ),
    )}
  </span>
);

/** The card of a row whose screen draws none: its main column as the heading, all others under what they are called. */
export const FactCard = <Row,>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) => {
  const main = columns.find((column) => column.main) ?? columns[0];
  return (
    <span className={classes.card}>
      {main ? <span className={classes.main}>{main.cell(row)}</span> : null}
      <Facts
        facts={columns
          .filter((column) => column !== main)
          .map(({ key, head, cell }) => ({ key, head, value: cell(row) }))}
      />
    </span>
  );
};

/** What stands below a table, under its cards; nothing where no column has a sum. */
export const TotalCard = <Row,>({ columns }: { columns: readonly Column<Row>[] }) => {
  const sums = columns.filter(({ total }) => !isNothing(total));
  return sums.length > 0 ? (
    <li className={classes.total}>
      <Facts facts={sums.map(({ key, head, total }) => ({ key, head, value: total }))} />
    </li>
  ) : null;
};
