import { Select } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { weekOf } from '@nestling/ui/format/day.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { usePlaceHere } from '../../../shell/located.tsx';
import { planKinds } from '../kinds.ts';
import { LessonPlanChoicesDocument, LessonPlanDocument, RoomPlansOfDaysDocument } from '../plans.graphql.ts';
import { planWords } from '../words.ts';

/** Puts an activity of the library under a topic: of a lesson plan, or of a room's plan of this week. */
const AddToPlan = ({
  activity,
  onClose,
}: {
  activity: { readonly id: string; readonly title: string };
  onClose: () => void;
}) => {
  const t = useWords(planWords);
  const place = usePlaceHere();
  // What is chosen says its kind: a lesson plan and a room plan may have the same id.
  const [chosen, setChosen] = useState<string | null>(null);
  const [kind = '', id = ''] = chosen?.split(' ') ?? [];
  const { data: lessons } = useAsk(LessonPlanChoicesDocument, place && { location: place.id });
  const { data: week } = useAsk(
    RoomPlansOfDaysDocument,
    place && { location: place.id, rooms: [], ...weekOf(place.today) },
  );
  const { data: lesson } = useAsk(LessonPlanDocument, { id }, { pause: kind !== 'lesson' });
  const plans = week?.filterRoomPlans ?? [];
  const plan = kind === 'room' ? plans.find((one) => one.id === id) : lesson?.lessonPlan;
  const form = useCallForm({
    call: planKinds[kind === 'room' ? 'room' : 'lesson'].addActivities,
    fixed: { activities: [activity.id] },
    values: { topic: '' },
    onSaved: onClose,
  });
  const { field } = form;
  const topic = field('topic', t('topic'));
  const filled = (plan?.sections ?? []).filter(({ topics }) => topics.length > 0);
  return (
    <FormDialog form={form} title={`${t('addToPlan')}: ${activity.title}`} onClose={onClose}>
      <Select
        label={t('plan')}
        searchable
        data={[
          {
            group: t('thisWeek'),
            items: plans.map((one) => ({
              value: `room ${one.id}`,
              label: [one.name, ...one.rooms.map(({ name }) => name)].join(' · '),
            })),
          },
          {
            group: t('lessons'),
            items: (lessons?.lessonPlans.data ?? []).map((one) => ({ value: `lesson ${one.id}`, label: one.name })),
          },
        ].filter(({ items }) => items.length > 0)}
        nothingFoundMessage={t('noPlansAtAll')}
        value={chosen}
        onChange={(next) => {
          setChosen(next);
          topic.onChange('');
        }}
      />
      <Select
        {...topic}
        searchable
        disabled={!plan}
        description={plan && filled.length === 0 ? t('noTopics') : undefined}
        data={filled.map(({ name, topics }) => ({
          group: name,
          items: topics.map((one) => ({ value: one.id, label: one.name })),
        }))}
      />
    </FormDialog>
  );
};

export default AddToPlan;
