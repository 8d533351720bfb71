import classes from '../imports.module.css';

/** What goes for a file as a whole: why it is not read, and what was left out of it. */
export const FileFaults = ({ problem, faults }: { problem: string | null; faults: readonly string[] }) => (
  <>
    {problem ? (
      <p className={classes.wrong} role="alert">
        {problem}
      </p>
    ) : null}
    {faults.length > 0 ? (
      <ul className={classes.lead}>
        {faults.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    ) : null}
  </>
);
