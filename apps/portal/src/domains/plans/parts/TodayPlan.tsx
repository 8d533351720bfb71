import { useAsk } from '@nestling/kit/ask.ts';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { TodayPlanDocument } from '../today.graphql.ts';
import { planWords } from '../words.ts';
import { DoneTopic } from './DoneTopic.tsx';
import classes from './SharedWeek.module.css';

/** What the plans of a room have for today, each noted as done by one press; nothing where it has none. */
const TodayPlan = ({
  location,
  room,
  day,
  zone,
  here,
  done,
}: {
  location: string;
  room: string;
  day: string;
  zone: string | null;
  /** The children who are here. */
  here: readonly { readonly id: string; readonly fname: string }[];
  /** What was noted today as done together. */
  done: readonly string[];
}) => {
  const t = useWords(planWords);
  const { data } = useAsk(TodayPlanDocument, { location, rooms: [room], day });
  const plans = (data?.filterRoomPlans ?? []).map((plan) => ({
    ...plan,
    topics: plan.sections.flatMap(({ name, topics }) =>
      topics.filter(({ date }) => date === day || date === null).map((topic) => ({ ...topic, section: name })),
    ),
  }));
  if (plans.length === 0) return null;
  return (
    <section aria-label={t('today')} className={classes.plan}>
      <h2>{t('today')}</h2>
      {plans.map(({ id, name, theme, topics, activities }) => (
        <div key={id}>
          <b>{[name, theme].filter(Boolean).join(' · ')}</b>
          {topics.length === 0 ? <p>{t('nothingToday')}</p> : null}
          <ul className={classes.days}>
            {topics.map((topic) => (
              <li key={topic.id}>
                <Row justify="between">
                  <span>
                    <span className={classes.section}>{topic.section}</span> {topic.name}
                  </span>
                  {done.includes(topic.name) ? (
                    <Badge kind="good">{t('isDone')}</Badge>
                  ) : (
                    <DoneTopic
                      topic={topic.name}
                      offered={activities.flatMap(({ topic_id, activity }) =>
                        topic_id === topic.id && activity ? [activity.id] : [],
                      )}
                      here={here}
                      zone={zone}
                    />
                  )}
                </Row>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Link to={href('plans.rooms')}>{t('openPlans')}</Link>
    </section>
  );
};

export default TodayPlan;
