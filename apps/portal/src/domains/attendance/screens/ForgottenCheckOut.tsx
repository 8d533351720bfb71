import { Button, TextInput } from '@mantine/core';
import { answerForgottenCheckout } from '@nestling/contract/operations/attendance.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { clock, dayWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useParams } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { GuestPage } from '../../auth/parts/GuestPage.tsx';
import { ForgottenByLinkDocument } from '../forgotten/forgotten.graphql.ts';
import classes from '../forgotten/forgotten.module.css';
import { forgottenWords } from '../forgotten/words.ts';

/** The page of a letter's link: a family says when its child went home. Opening it changes nothing; the buttons do. */
const ForgottenCheckOut = () => {
  const t = useWords(forgottenWords);
  const { language } = useSpeech();
  const { token = '' }: { token?: string } = useParams({ strict: false });
  const { data, error, again } = useAsk(ForgottenByLinkDocument, { token });
  const answer = useAction(answerForgottenCheckout, { ownErrors: true, say: () => null });
  const [thanks, setThanks] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const asked = data?.forgottenCheckoutByLink;
  if (thanks !== null) return <GuestPage title={t('thanks')} lead={thanks} />;
  if (!asked)
    return error ? (
      <GuestPage title={t('failed')}>
        <Button size="lg" onClick={again}>
          {t('again')}
        </Button>
      </GuestPage>
    ) : (
      <GuestPage title="">
        <CardsSkeleton cards={1} />
      </GuestPage>
    );
  const zone = asked.timezone;
  const [child, location] = [asked.child ?? '', asked.location ?? ''];
  const at = (moment: string | null) => (moment ? clock(moment, zone) : '');
  if (asked.state === 'settled')
    return <GuestPage title={t('settled')} lead={t('settledText', { child, location, time: at(asked.went_at) })} />;
  if (asked.state === 'answered')
    return <GuestPage title={t('answered')} lead={t('answeredText', { child, location, time: at(asked.said_at) })} />;
  if (asked.state !== 'open' || !asked.came_at) return <GuestPage title={t('over')} lead={t('overText')} />;
  const send = async (more: { time?: string; note?: string }) => {
    const ended = await answer.run({ token, ...more });
    if (!ended) return;
    if (ended.kind === 'done') setThanks(ended.message);
    else setTrouble(ended.fieldErrors[0]?.message ?? ended.message);
  };
  const said = dayWords(asked.came_at, language, zone);
  // Spanish writes the days of the week small within a sentence.
  const day = language === 'es' ? said.charAt(0).toLowerCase() + said.slice(1) : said;
  return (
    <GuestPage title={t('ask', { child })} lead={t('lead', { child, location, day, came: at(asked.came_at) })}>
      {trouble ? <p role="alert">{trouble}</p> : null}
      <Button size="lg" fullWidth loading={answer.busy} onClick={() => void send({})}>
        {t('right', { time: at(asked.proposed_at) })}
      </Button>
      <OtherTime busy={answer.busy} onSend={(time, note) => void send({ time, ...(note ? { note } : {}) })} />
    </GuestPage>
  );
};

const OtherTime = ({ busy, onSend }: { busy: boolean; onSend: (time: string, note: string) => void }) => {
  const t = useWords(forgottenWords);
  const [time, setTime] = useState('');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (time !== '') onSend(time, note.trim());
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <h2>{t('other')}</h2>
      <TextInput
        size="md"
        type="time"
        label={t('time')}
        value={time}
        error={tried && time === '' ? t('needTime') : undefined}
        onChange={(event) => setTime(event.currentTarget.value)}
      />
      <TextInput
        size="md"
        label={t('note')}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Button size="lg" type="submit" variant="default" fullWidth loading={busy}>
        {t('send')}
      </Button>
    </form>
  );
};

export default ForgottenCheckOut;
