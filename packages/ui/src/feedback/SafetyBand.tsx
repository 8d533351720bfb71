import type { ReactNode } from 'react';
import { Badge, type BadgeKind } from './Badge.tsx';
import classes from './SafetyBand.module.css';

/** One thing to know before touching anything else about a child. */
export type SafetyNote = {
  readonly kind: Extract<BadgeKind, 'blocked' | 'bad' | 'safety' | 'medication' | 'wait' | 'legal'>;
  readonly word: string;
  readonly lead?: string | undefined;
  readonly detail?: string | undefined;
};

const order: readonly SafetyNote['kind'][] = ['blocked', 'bad', 'safety', 'medication', 'wait', 'legal'];

/** Notes in the order they are always shown: who must not pick up, who stays home, allergies, medication, findings, legal. */
export const inSafetyOrder = (notes: readonly SafetyNote[]): SafetyNote[] =>
  [...notes].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));

/** The band under the header of a child's record; nothing where there is nothing to know. Never cut, never hidden. */
export const SafetyBand = ({
  notes,
  label,
  action,
}: {
  notes: readonly SafetyNote[];
  label: string;
  action?: ReactNode;
}) => {
  if (notes.length === 0) return null;
  return (
    <section className={classes.band} aria-label={label}>
      <ul className={classes.notes}>
        {inSafetyOrder(notes).map((note) => (
          <li key={`${note.kind}${note.word}${note.lead ?? ''}`} className={classes.note}>
            <Badge kind={note.kind}>{note.word}</Badge>
            {note.lead || note.detail ? (
              <span>
                {note.lead ? <b>{note.lead}</b> : null} {note.detail}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {action}
    </section>
  );
};

/** The same notes as chips, for a line in a list or a card. */
export const SafetyBadges = ({ notes }: { notes: readonly SafetyNote[] }) =>
  inSafetyOrder(notes).map((note) => (
    <Badge key={`${note.kind}${note.word}`} kind={note.kind}>
      {note.word}
    </Badge>
  ));
