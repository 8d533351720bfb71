import { Select, Switch } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { RelationshipsDocument } from '../../relationships/relationships.graphql.ts';
import classes from '../record/Guardians.module.css';
import { recordWords } from '../record/words.ts';
import { DecideGuardianRequestDocument, type WaitingGuardianFragment } from './waiting.graphql.ts';
import { familyWords } from './words.ts';

const rights = [
  { key: 'legal_guardian', word: 'legal' },
  { key: 'pickup', word: 'pickup' },
  { key: 'watch_camera', word: 'watches' },
  { key: 'alert', word: 'alerts' },
] as const;

/** What somebody who waits becomes to a student. Everything is off until the office switches it on. */
const DecideGuardian = ({ request, onClose }: { request: WaitingGuardianFragment; onClose: () => void }) => {
  const t = useWords(familyWords);
  const w = useWords(recordWords);
  const { data } = useAsk(RelationshipsDocument, {});
  const { id: user, name, student_id, student, relation_id, pending } = request;
  const relations = data?.relationships ?? [];
  const proposed = relations.find(({ id }) => id === relation_id)?.name;
  const form = useCallForm({
    call: DecideGuardianRequestDocument,
    fixed: { student: student_id, user, approved: true },
    values: { relation: null, legal_guardian: false, pickup: false, watch_camera: false, alert: false },
    needs: () => ['relation'],
    onSaved: onClose,
  });
  const { field } = form;
  const title = t('decideTitle', { name, student });
  return (
    <FormDialog form={form} title={title} submit={t('agree', { name })} onClose={onClose}>
      {pending ? <p className={classes.quiet}>{t('letsIn', { name })}</p> : null}
      <Select
        data={relations.map((one) => ({ value: one.id, label: one.name }))}
        {...field('relation', w('relation'), proposed ? t('proposedAs', { relation: proposed }) : undefined)}
      />
      <div className={classes.switches}>
        {rights.map(({ key, word }) => (
          <Switch
            key={key}
            classNames={{ body: classes.switch ?? '' }}
            labelPosition="left"
            size="md"
            {...field(key, w(word))}
          />
        ))}
      </div>
    </FormDialog>
  );
};

export default DecideGuardian;
