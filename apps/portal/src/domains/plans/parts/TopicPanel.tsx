import { Button, Textarea, TextInput } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { type Kind, type Plan, planKinds, type Section, type Topic } from '../kinds.ts';
import { planWords } from '../words.ts';
import { TopicActivities } from './TopicActivities.tsx';

/** Writes a topic of a section, or changes one; what somebody else saved meanwhile is shown at its field. */
export const TopicPanel = ({
  kind,
  plan,
  cell: { section, day },
  topic,
  onClose,
}: {
  kind: Kind;
  plan: Plan;
  cell: { readonly section: Section; readonly day: string | null };
  topic: Topic | null;
  onClose: () => void;
}) => {
  const t = useWords(planWords);
  const calls = planKinds[kind];
  const remove = useAction(calls.removeTopic);
  const form = useCallForm({
    add: calls.addTopic,
    change: calls.changeTopic,
    record: topic,
    fixed: { section: section.id },
    values: {
      name: topic?.name,
      date: topic ? topic.date : day,
      spanish: topic?.spanish,
      at_home: topic?.at_home,
    },
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormDialog form={form} title={topic ? topic.name : `${t('newTopic')}: ${section.name}`} onClose={onClose}>
      <TextInput {...field('name', t('topic'))} />
      <DateField {...field('date', t('day'))} min={plan.start_date} max={plan.end_date} />
      <TextInput {...field('spanish', t('spanish'), t('spanishHelp'))} />
      <Textarea autosize minRows={2} {...field('at_home', t('atHome'))} />
      {topic ? <TopicActivities kind={kind} plan={plan} topic={topic.id} /> : null}
      {topic ? (
        <Button
          variant="subtle"
          color="red"
          loading={remove.busy}
          onClick={() => void remove.run({ id: topic.id }).then((ended) => ended?.kind === 'done' && onClose())}
        >
          {t('remove')}
        </Button>
      ) : null}
    </FormDialog>
  );
};
