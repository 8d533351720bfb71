import { useAsk } from '@nestling/kit/ask.ts';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { daysOf, weekOf } from '@nestling/ui/format/day.ts';
import { dateFigures, dayShort } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useTodayHere } from '../../../shell/today.ts';
import { familyPlanWords } from '../family-words.ts';
import { SharedPlansDocument, type SharedPlansQuery } from '../shared.graphql.ts';
import classes from './SharedWeek.module.css';

type Shared = SharedPlansQuery['getSharedLessonPlans'][number];
type Topic = Shared['sections'][number]['topics'][number];

/** The plans of the week that are shared with a family of a child, day by day, in its words. */
const SharedWeek = ({
  student,
  title,
}: {
  student: string;
  /** Stands above the plans; with it nothing at all is drawn where none is shared. */
  title?: string;
}) => {
  const t = useWords(familyPlanWords);
  const today = useTodayHere();
  const { data } = useAsk(SharedPlansDocument, { student_id: student, ...weekOf(today) });
  if (!data) return null;
  const plans = [...data.getSharedRoomPlans, ...data.getSharedLessonPlans];
  if (plans.length === 0) return title ? null : <p>{t('noWeek')}</p>;
  return (
    <Stack gap="s">
      {title ? <h2>{title}</h2> : null}
      {plans.map((plan) => (
        <OnePlan key={plan.id} plan={plan} today={today} />
      ))}
    </Stack>
  );
};

const OnePlan = ({ plan, today }: { plan: Shared; today: string }) => {
  const t = useWords(familyPlanWords);
  const { language } = useSpeech();
  const week = weekOf(today);
  const on = (day: string | null) =>
    plan.sections.flatMap(({ name, topics }) =>
      topics.filter(({ date }) => date === day).map((topic) => ({ ...topic, section: name })),
    );
  const days = [...daysOf(week), null]
    .map((day) => ({ day, topics: on(day) }))
    .filter(({ topics }) => topics.length > 0);
  const words = ({ name, spanish }: Topic) => (language === 'es' && spanish ? spanish : name);
  const langOf = ({ spanish }: Topic) => (language === 'es' && spanish ? 'es' : plan.language);
  return (
    <article className={classes.plan} lang={plan.language}>
      <h3>{plan.name}</h3>
      {plan.theme ? <p>{plan.theme}</p> : null}
      <ul className={classes.days}>
        {days.map(({ day, topics }) => (
          <li key={day ?? 'any'} data-today={day === today}>
            <b lang={language}>{day ? dayShort(day, language) : t('anyDay')}</b>
            <ul>
              {topics.map((topic) => (
                <li key={topic.id}>
                  <span className={classes.section}>{topic.section}</span>{' '}
                  <span lang={langOf(topic)}>{words(topic)}</span>
                  {plan.activities
                    .filter(({ topic_id }) => topic_id === topic.id)
                    .map(({ id, activity }) => (
                      <span key={id} className={classes.home}>
                        {[activity?.title, activity?.summary].filter(Boolean).join(': ')}
                      </span>
                    ))}
                  {topic.at_home ? (
                    <span className={classes.home}>
                      <span lang={language}>{t('atHome')}: </span>
                      {topic.at_home}
                    </span>
                  ) : null}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {plan.changed_at ? (
        <p className={classes.section} lang={language}>
          {t('changedOn', { date: dateFigures(plan.changed_at, language) })}
        </p>
      ) : null}
    </article>
  );
};

export default SharedWeek;
