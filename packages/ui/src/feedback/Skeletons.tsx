import classes from './Skeletons.module.css';

/** A quiet bar in the place of a line of text; `width` is any CSS length. */
export const LineSkeleton = ({ width = '60%', height = 12 }: { width?: string | number; height?: number }) => (
  <span className={classes.bar} style={{ width, height }} aria-hidden="true" />
);

const upTo = (count: number): number[] => [...Array(count).keys()];

const widths = ['62%', '48%', '55%', '70%', '50%', '60%'];

/** Rows of a table with a picture and a name, fading out downwards; `columns` after the first. */
export const RowsSkeleton = ({ rows = 8, columns = 3 }: { rows?: number; columns?: number }) => (
  <div className={classes.rows} aria-hidden="true">
    {upTo(rows).map((row) => (
      <div key={row} className={classes.row} style={{ opacity: 1 - row / (rows + 2) }}>
        <span className={classes.round} />
        <LineSkeleton width={widths[row % widths.length] ?? '60%'} />
        {upTo(columns).map((column) => (
          <LineSkeleton key={column} width="55%" />
        ))}
      </div>
    ))}
  </div>
);

/** Cards of the given height, as on the home screen. */
export const CardsSkeleton = ({ cards = 2, height = 168 }: { cards?: number; height?: number }) => (
  <div className={classes.cards} aria-hidden="true">
    {upTo(cards).map((card) => (
      <div key={card} className={classes.card} style={{ height, opacity: 1 - card / (cards + 1) }}>
        <span className={classes.round} style={{ width: 56, height: 56 }} />
        <span className={classes.lines}>
          <LineSkeleton width="40%" height={16} />
          <LineSkeleton width="65%" />
        </span>
      </div>
    ))}
  </div>
);
