import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import type { ActivityEntryFragment } from '../../activities/activities.graphql.ts';
import classes from '../../activities/parts/Entry.module.css';
import { Entry } from '../../activities/parts/Entry.tsx';
import { useLooks } from '../../activities/use-looks.tsx';
import type { PortfolioWholeFragment } from '../portfolios.graphql.ts';

type Moment = PortfolioWholeFragment['sections'][number]['activities'][number];

/** A moment as the portfolio tells it: what it said when that was published, with the picture as it may be seen now. */
const toldOf = ({ activity, type, date, note }: Moment): ActivityEntryFragment[] =>
  activity ? [{ ...activity, type: type ?? activity.type, date: date ?? activity.date, note: note ?? null }] : [];

/** The moments of a section, the first one first; `menuOf` is what can be done with each. */
export const Moments = ({
  moments,
  menuOf,
}: {
  moments: readonly Moment[];
  menuOf?: (entry: ActivityEntryFragment) => readonly MenuItem[];
}) => {
  const entries = moments.flatMap(toldOf);
  const { look, viewer } = useLooks(entries);
  return (
    <>
      <ol className={classes.entries}>
        {entries.map((entry) => (
          // No day is "today" here: each entry says its own.
          <Entry
            key={entry.id}
            entry={entry}
            names={false}
            today="-"
            large
            menu={menuOf?.(entry) ?? []}
            onLook={look}
          />
        ))}
      </ol>
      {viewer}
    </>
  );
};
