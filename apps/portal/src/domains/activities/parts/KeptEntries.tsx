import { Button } from '@mantine/core';
import { clockWords } from '@nestling/ui/format/when.ts';
import { useWords } from '@nestling/ui/words.ts';
import { keptWords } from '../kept-words.ts';
import { kindIcons } from '../kind-icons.ts';
import { discardEntry, useKeptEntries } from '../outbox.ts';
import { useKindWords } from '../use-kind-words.ts';
import classes from './Entry.module.css';

/** Entries that wait on this device for the line, by their numbers, and those the server did not take, with why. */
export const KeptEntries = () => {
  const t = useWords(keptWords);
  const { kindName } = useKindWords();
  const kept = useKeptEntries().filter(({ asked }) => !asked);
  if (kept.length === 0) return null;
  const heading = t('waiting', { count: kept.length });
  return (
    <section className={classes.latest} aria-label={heading}>
      <h2 className={classes.heading} aria-live="polite">
        {heading}
      </h2>
      <ol className={classes.entries}>
        {kept.map(({ operation, number, kind, what, values, children, problem }) => {
          const Icon = kindIcons[kind];
          const name = what === 'update' ? t('changeOf', { what: kindName(kind) }) : kindName(kind);
          const time = String(values.end_time ?? values.time ?? '');
          return (
            <li key={operation} className={classes.entry}>
              <span className={classes.sign} aria-hidden="true">
                <Icon size={20} />
              </span>
              <div className={classes.body}>
                <p className={classes.line}>
                  <b>
                    {number}. {name}
                  </b>
                  {time ? <span className={classes.quiet}>{clockWords(time)}</span> : null}
                </p>
                <p className={classes.who}>{children.map(({ fname }) => fname).join(', ')}</p>
                {problem === null ? null : <p role="alert">{t('notTaken', { why: problem })}</p>}
              </div>
              {problem === null ? null : (
                <Button variant="default" onClick={() => discardEntry(operation)}>
                  {t('discard')}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
};
