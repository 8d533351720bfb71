import { useWords } from '@nestling/ui/words.ts';
import { useQuery, useSubscription } from 'urql';
import { statedNow } from '../../attendance/stated.ts';
import { ActivityChangedDocument, FamilyFeedDocument } from '../activities.graphql.ts';
import { activityWords } from '../words.ts';
import classes from './Entry.module.css';
import { Entry } from './Entry.tsx';

/** The latest of all own children, below their cards; nothing where nothing was written down yet. */
const FamilyFeed = () => {
  const t = useWords(activityWords);
  const [{ data }, ask] = useQuery({ query: FamilyFeedDocument });
  useSubscription({ query: ActivityChangedDocument, variables: {} }, (_, change) => {
    ask({ requestPolicy: 'network-only' });
    return change;
  });
  const { date: today } = statedNow(null);
  const entries = data?.getUserFeed?.data ?? [];
  if (entries.length === 0) return null;
  return (
    <section className={classes.latest}>
      <h2 className={classes.heading}>{t('latest')}</h2>
      <ol className={classes.entries}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} names today={today} />
        ))}
      </ol>
    </section>
  );
};

export default FamilyFeed;
