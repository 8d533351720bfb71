import { MultiSelect } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { type Kind, type Plan, planKinds } from '../kinds.ts';
import { ActivityChoicesDocument } from '../plans.graphql.ts';
import { planWords } from '../words.ts';

const SHOWN = 50;

/** The activities of the library under a topic, found by their words. Each is put there or taken out as it is picked. */
export const TopicActivities = ({ kind, plan, topic }: { kind: Kind; plan: Plan; topic: string }) => {
  const t = useWords(planWords);
  const calls = planKinds[kind];
  const [search, setSearch] = useState('');
  const { data } = useAsk(ActivityChoicesDocument, { search: search || null, first: SHOWN }, { keep: ['search'] });
  const add = useAction(calls.addActivities);
  const remove = useAction(calls.removeActivity);
  const there = plan.activities.flatMap(({ topic_id, activity }) => (topic_id === topic && activity ? [activity] : []));
  const found = data?.learningActivities.data ?? [];
  const choices = [...there, ...found.filter(({ id }) => !there.some((one) => one.id === id))];
  const pick = (next: readonly string[]) => {
    const added = next.filter((id) => !there.some((one) => one.id === id));
    const gone = there.find(({ id }) => !next.includes(id));
    if (added.length > 0) void add.run({ topic, activities: added });
    else if (gone) void remove.run({ topic, activity: gone.id });
  };
  return (
    <MultiSelect
      searchable
      label={t('activities')}
      description={t('activitiesHelp')}
      readOnly={add.busy || remove.busy}
      data={choices.map(({ id, title }) => ({ value: id, label: title }))}
      value={there.map(({ id }) => id)}
      searchValue={search}
      onSearchChange={setSearch}
      filter={({ options }) => options}
      onChange={pick}
    />
  );
};
