import { Button, Textarea } from '@mantine/core';
import { updateIncidentStatus } from '@nestling/contract/operations/incidents.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormDialog } from '@nestling/kit/FormDialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { IncidentStatusesDocument } from '../incidents.graphql.ts';
import { incidentWords } from '../words.ts';
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
  const form = useCallForm({
    call: updateIncidentStatus,
    name: `incident-decline:${id}`,
    fixed: { id, status: 'closed' },
    values: { note: '' },
    needs: () => ['note'],
    onSaved: onClose,
  });
  const { field } = form;
  return (
    <FormDialog form={form} title={t('decline')} submit={t('decline')} onClose={onClose}>
      <Textarea autosize minRows={2} {...field('note', t('why'))} />
    </FormDialog>
  );
};
