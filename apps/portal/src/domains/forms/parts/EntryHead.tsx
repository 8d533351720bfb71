import classes from './forms.module.css';
import { useGivenBy } from './given-by.ts';
import { StateBadge } from './state.tsx';

type Named = { readonly full_name: string } | null;

/** What an entry is at a glance: how it stands, for which child, who gave it and from whose paper; `more` goes behind. */
export const EntryHead = ({
  entry,
  more = [],
}: {
  entry: { readonly status: string; readonly student?: Named; readonly user?: Named; readonly on_paper_for?: Named };
  more?: readonly string[];
}) => {
  const givenBy = useGivenBy();
  return (
    <div className={classes.badges}>
      <StateBadge state={entry.status} />
      <b>{entry.student?.full_name}</b>
      <span className={classes.quiet}>{[givenBy(entry), ...more].filter(Boolean).join(' · ')}</span>
    </div>
  );
};
