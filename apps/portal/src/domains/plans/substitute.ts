import type { SubstitutePageQuery } from './substitute.graphql.ts';

type Plan = SubstitutePageQuery['filterRoomPlans'][number];
type Activity = NonNullable<Plan['activities'][number]['activity']>;

/** What is planned, with its section and what is done for it. */
export interface Planned {
  readonly id: string;
  readonly section: string;
  readonly name: string;
  readonly activities: readonly Activity[];
}

/** What the plans have for a day; null: for any day of theirs. */
export const plannedFor = (plans: readonly Plan[], day: string | null): Planned[] =>
  plans.flatMap((plan) =>
    plan.sections.flatMap((section) =>
      section.topics
        .filter(({ date }) => date === day)
        .map(({ id, name }) => ({
          id,
          section: section.name,
          name,
          activities: plan.activities.flatMap(({ topic_id, activity }) =>
            topic_id === id && activity ? [activity] : [],
          ),
        })),
    ),
  );
