import { Button, TextInput } from '@mantine/core';
import { decideStaffPto } from '@nestling/contract/operations/schedules.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { lasting } from '@nestling/ui/format/lasting.ts';
import { spanWords } from '@nestling/ui/format/when.ts';
import { Person } from '@nestling/ui/person/Person.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import classes from './plans.module.css';
import { TimeOffRequestsDocument, type TimeOffRequestsQuery } from './timeOff.graphql.ts';
import { plannedWords } from './words.ts';

type Request = TimeOffRequestsQuery['staffPtoRequests'][number];

/** Requests for time off that wait at a location; nothing when there are none. */
export const Requests = ({ location }: { location: string }) => {
  const t = useWords(plannedWords);
  const { data } = useAsk(TimeOffRequestsDocument, { location });
  const requests = data?.staffPtoRequests ?? [];
  if (requests.length === 0) return null;
  return (
    <section className={classes.part}>
      <h2>{t('requests')}</h2>
      <ul className={classes.list}>
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </ul>
    </section>
  );
};

const RequestRow = ({ request }: { request: Request }) => {
  const t = useWords(plannedWords);
  const { language } = useSpeech();
  const decide = useAction(decideStaffPto);
  const [answer, setAnswer] = useState('');
  const { id, user, start_date, end_date, minutes, reason, note } = request;
  const name = user?.full_name ?? '';
  const send = (approve: boolean) => void decide.run({ id, approve, answer: answer.trim() || null });
  return (
    <li>
      <span>
        <Person id={user?.id ?? id} name={name} image={user?.avatar} size={28} />
        <small className={classes.note}>
          {[spanWords({ from: start_date, to: end_date }, language), lasting(minutes ?? 0, language), reason, note]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      <span className={classes.foot}>
        <TextInput
          aria-label={t('answer', { name })}
          placeholder={t('answer', { name })}
          maxLength={500}
          value={answer}
          onChange={(event) => setAnswer(event.currentTarget.value)}
        />
        <Button variant="default" loading={decide.busy} onClick={() => send(false)}>
          {t('decline')}
        </Button>
        <Button loading={decide.busy} onClick={() => send(true)}>
          {t('approve')}
        </Button>
      </span>
    </li>
  );
};
