import { useSpeech } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { createContext, type ReactNode, use, useId } from 'react';
import type { Size } from '../layout.ts';
import classes from './Widget.module.css';

/** How much of a row the card takes, as its dashboard is arranged. */
export const WidgetSize = createContext<Size>('half');

/** A card of the dashboard: what it is about, the way to the list behind it, and its content. */
export const Widget = ({
  title,
  to,
  link,
  children,
}: {
  title: string;
  /** The list behind the figures, with the words that lead there. */
  to?: string | undefined;
  link?: string | undefined;
  children: ReactNode;
}) => {
  const id = useId();
  const size = use(WidgetSize);
  return (
    <section className={classes.widget} data-size={size} aria-labelledby={id}>
      <header className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {to && link ? (
          <Link className={classes.link} to={to}>
            {link}
          </Link>
        ) : null}
      </header>
      {children}
    </section>
  );
};

/** A figure with the word for what it counts. */
export const Figure = ({ value, word, tone }: { value: number; word: string; tone?: 'wait' | undefined }) => {
  const { language } = useSpeech();
  return (
    <div className={classes.figure} data-tone={tone}>
      <data value={value}>{value.toLocaleString(language)}</data>
      <span>{word}</span>
    </div>
  );
};

/** Nothing to show, in one quiet sentence that keeps the card's shape. */
export const Quiet = ({ children }: { children: ReactNode }) => <p className={classes.quiet}>{children}</p>;
