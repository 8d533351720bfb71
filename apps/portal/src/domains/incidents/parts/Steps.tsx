import { Button, Textarea } from '@mantine/core';
import { updateIncidentStatus } from '@nestling/contract/operations/incidents.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { useRecordForm } from '@nestling/kit/record-form.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { IncidentStatusesDocument } from '../incidents.graphql.ts';
import { incidentWords } from '../words.ts';
import classes from './incident.module.css';
import type { Incident } from './Recordings.tsx';

/** The steps support can take from the state an incident is in. */
export const Steps = ({ incident: { id, status, video_count, embed_code } }: { incident: Incident }) => {
  const t = useWords(incidentWords);
  const move = useAction(updateIncidentStatus);
  const [declining, setDeclining] = useState(false);
  const { data } = useAsk(IncidentStatusesDocument, {});
  const next = data?.incidentStatuses.find((one) => one.status === status)?.next ?? [];
  const wordOf = (to: string) => {
    if (to === 'in-progress') return t(status === 'closed' ? 'reopen' : 'begin');
    return t(to === 'ready' ? 'markReady' : status === 'requested' ? 'decline' : 'close');
  };
  const hasRecording = (video_count ?? 0) > 0 || Boolean(embed_code);
  return (
    <>
      {next
        .filter((to) => to !== 'ready' || hasRecording)
        .map((to) => (
          <Button
            key={to}
            variant={to === 'closed' ? 'default' : 'filled'}
            loading={move.busy}
            onClick={() =>
              status === 'requested' && to === 'closed' ? setDeclining(true) : void move.run({ id, status: to })
            }
          >
            {wordOf(to)}
          </Button>
        ))}
      {declining ? <Decline id={id} onClose={() => setDeclining(false)} /> : null}
    </>
  );
};

const Decline = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useWords(incidentWords);
  const move = useAction(updateIncidentStatus, { ownErrors: true });
  const form = useRecordForm({
    name: `incident-decline:${id}`,
    initial: { note: '' },
    save: ({ note }) => move.run({ id, status: 'closed', ...(note.trim() ? { note } : {}) }),
    onSaved: onClose,
  });
  return (
    <Dialog label={t('decline')} onClose={onClose}>
      <h2 className={classes.title}>{t('decline')}</h2>
      <FormBody
        form={form}
        labels={{ note: t('why') }}
        actions={
          <Button type="submit" loading={form.busy}>
            {t('decline')}
          </Button>
        }
      >
        <Textarea label={t('why')} withAsterisk autosize minRows={2} {...form.fields.getInputProps('note')} />
      </FormBody>
    </Dialog>
  );
};
