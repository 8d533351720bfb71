import { Button, TextInput } from '@mantine/core';
import { answerForgottenCheckout } from '@nestling/contract/operations/attendance.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { TimeField } from '@nestling/kit/field/TimeField.tsx';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { clock, dayWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { GuestForm } from '../../auth/parts/GuestForm.tsx';
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
  const send = async () => {
    const ended = await answer.run({ token });
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
      <Button size="lg" fullWidth loading={answer.busy} onClick={() => void send()}>
        {t('right', { time: at(asked.proposed_at) })}
      </Button>
      <OtherTime token={token} onThanks={setThanks} />
    </GuestPage>
  );
};

const OtherTime = ({ token, onThanks }: { token: string; onThanks: (said: string) => void }) => {
  const t = useWords(forgottenWords);
  const form = useCallForm({
    call: answerForgottenCheckout,
    name: 'forgotten:other',
    fixed: { token },
    values: { time: '', note: '' },
    needs: () => ['time'],
    say: () => null,
    onSaved: ({ outcome }) => onThanks(outcome?.message ?? ''),
  });
  const { field } = form;
  return (
    <div className={classes.form}>
      <h2>{t('other')}</h2>
      <GuestForm form={form} send={t('send')}>
        <TimeField {...field('time', t('time'))} />
        <TextInput size="md" {...field('note', t('note'))} />
      </GuestForm>
    </div>
  );
};

export default ForgottenCheckOut;
