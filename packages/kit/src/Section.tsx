import { type ReactNode, useId } from 'react';
import classes from './Section.module.css';

/** One subject of a page: its heading, a line of help, and what can be done. */
export const Section = ({
  title,
  help,
  action,
  children,
}: {
  title: string;
  help?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) => {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {action}
      </div>
      {help ? <p className={classes.help}>{help}</p> : null}
      {children}
    </section>
  );
};
