import { Button, Select, Switch } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
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
  const decide = useAction(DecideGuardianRequestDocument, { ownErrors: true });
  const { id: user, name, student_id, student, relation_id, pending } = request;
  const relations = data?.relationships ?? [];
  const proposed = relations.find(({ id }) => id === relation_id)?.name;
  const form = useRecordForm({
    name: `guardian:decide:${student_id}:${user}`,
    initial: { relation: '', legal_guardian: false, pickup: false, watch_camera: false, alert: false },
    validate: { relation: (value) => (value ? null : w('needRelation')) },
    save: (values) => decide.run({ student: student_id, user, approved: true, ...values }),
    onSaved: onClose,
  });
  const { fields } = form;
  const title = t('decideTitle', { name, student });
  return (
    <Dialog label={title} onClose={onClose}>
      <div className={classes.dialog}>
        <h2>{title}</h2>
        {pending ? <p className={classes.quiet}>{t('letsIn', { name })}</p> : null}
        <FormBody
          form={form}
          labels={{ relation: w('relation') }}
          actions={
            <>
              <Button type="submit" loading={form.busy}>
                {t('agree', { name })}
              </Button>
              <Button variant="default" onClick={onClose}>
                {t('cancel')}
              </Button>
            </>
          }
        >
          <Select
            label={w('relation')}
            description={proposed ? t('proposedAs', { relation: proposed }) : undefined}
            withAsterisk
            data={relations.map((one) => ({ value: one.id, label: one.name }))}
            {...fields.getInputProps('relation')}
          />
          <div className={classes.switches}>
            {rights.map(({ key, word }) => (
              <Switch
                key={key}
                classNames={{ body: classes.switch ?? '' }}
                labelPosition="left"
                size="md"
                label={w(word)}
                {...fields.getInputProps(key, { type: 'checkbox' })}
              />
            ))}
          </div>
        </FormBody>
      </div>
    </Dialog>
  );
};

export default DecideGuardian;
