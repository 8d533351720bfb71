import { Button, Textarea } from '@mantine/core';
import { commentIncident } from '@nestling/contract/operations/incidents.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { momentWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { incidentWords } from '../words.ts';
import classes from './incident.module.css';
import type { Incident } from './Recordings.tsx';
import { stateOf } from './state.tsx';

type Event = Incident['history'][number];

const kinds = [
  'requested',
  'edited',
  'status',
  'comment',
  'uploaded',
  'video_removed',
  'watched',
  'downloaded',
  'cut_asked',
  'cut',
  'cut_failed',
  'restarted',
  'shared',
  'share_ended',
  'share_opened',
  'expired',
  'verified',
] as const;

/** Who did what when, from the request to whoever watched, with room for a comment. */
export const History = ({ incident, mayComment }: { incident: Incident; mayComment: boolean }) => {
  const t = useWords(incidentWords);
  const { language } = useSpeech();
  const [written, setWritten] = useState(0);
  const zone = incident.location?.timezone?.value;
  const cameraOf = (id: string | null) => incident.incident_videos.find((video) => video.id === id)?.camera_name ?? '';
  const wordsOf = ({ kind, from_status, to_status, video_id }: Event): string => {
    const known = kinds.find((one) => one === kind) ?? 'edited';
    const from = stateOf(from_status);
    const to = stateOf(to_status);
    if (known === 'status') return t('did_status', { from: from ? t(from) : '', to: to ? t(to) : '' });
    return [t(`did_${known}`), cameraOf(video_id)].filter(Boolean).join(': ');
  };
  return (
    <Stack gap="s">
      <h2 className={classes.title}>{t('history')}</h2>
      <ol className={classes.events}>
        {incident.history.map((event) => (
          <li key={event.id} className={classes.event}>
            <span>{wordsOf(event)}</span>
            {event.note ? <span className={classes.text}>{event.note}</span> : null}
            <span className={classes.quiet}>
              {t('by', { name: event.by_name ?? t('somebody'), when: momentWords(event.at, language, zone) })}
            </span>
          </li>
        ))}
      </ol>
      {mayComment ? <Comment key={written} id={incident.id} onSaved={() => setWritten(written + 1)} /> : null}
    </Stack>
  );
};

const Comment = ({ id, onSaved }: { id: string; onSaved: () => void }) => {
  const t = useWords(incidentWords);
  const form = useCallForm({
    call: commentIncident,
    fixed: { id },
    values: { text: '' },
    onSaved,
  });
  const { field } = form;
  return (
    <FormBody
      form={form}
      actions={
        <Button type="submit" variant="default" loading={form.busy}>
          {t('addComment')}
        </Button>
      }
    >
      <Textarea autosize minRows={2} {...field('text', t('comment'))} />
    </FormBody>
  );
};
