import { Button, Textarea } from '@mantine/core';
import { createInstantSms } from '@nestling/contract/operations/alerts.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { aboutCents, textSize } from '@nestling/rules/texts/segments.ts';
import { money } from '@nestling/ui/format/money.ts';
import { useWords } from '@nestling/ui/words.ts';
import { type FormEvent, useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import { isNobody, namedOf, roomsOf, useAskedAudience } from '../audience.ts';
import { TextRecipientsDocument } from '../texts.graphql.ts';
import { alertWords } from '../words.ts';
import { AudienceFields } from './AudienceFields.tsx';
import classes from './alerts.module.css';
import { whyWords } from './why.ts';

/** The centre's name goes before the words: about so many letters of every text. */
const NAME_LETTERS = 14;

/** Writes a text to phones, with what it takes before it is sent. */
export const TextForm = ({ location, onSent }: { location: string; onSent: () => void }) => {
  const t = useWords(alertWords);
  const may = useMay();
  const asked = useAskedAudience();
  const [audience, setAudience] = useState(asked);
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const send = useAction(createInstantSms);
  const nobody = isNobody(audience);
  const to = { ...namedOf(audience), programs: roomsOf(audience) };
  const { data } = useAsk(TextRecipientsDocument, to, { pause: nobody });
  if (!may('send_announcements')) return null;
  const recipients = nobody ? [] : (data?.generateSmsStudent ?? []);
  const left = recipients.filter(({ reason }) => reason !== null);
  const phones = recipients.length - left.length;
  const size = textSize('x'.repeat(NAME_LETTERS) + words);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (nobody || !words.trim()) return;
    const ended = await send.run({ ...to, location, message: words.trim() });
    if (ended?.kind !== 'done') return;
    setWords('');
    setTried(false);
    onSent();
  };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <AudienceFields location={location} value={audience} onChange={setAudience} />
      {tried && nobody ? <p role="alert">{t('needPeople')}</p> : null}
      {left.length > 0 ? (
        <details>
          <summary>{t('left', { count: left.length })}</summary>
          <ul>
            {left.map(({ id, name, reason }) => (
              <li key={id}>
                {name}: {whyWords(t, reason ?? '')}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <Textarea
        label={t('message')}
        withAsterisk
        autosize
        minRows={3}
        maxRows={10}
        maxLength={1000}
        value={words}
        error={tried && !words.trim() ? t('needMessage') : undefined}
        description={
          words
            ? [
                t('size', { used: [...words].length, count: size.segments }),
                t('phones', { count: phones }),
                t('price', { price: money(aboutCents(size.segments * phones)) }),
                ...(size.encoding === 'UCS-2' ? [t('special')] : []),
              ].join(' · ')
            : undefined
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <div>
        <Button type="submit" loading={send.busy}>
          {t('sendText')}
        </Button>
      </div>
    </form>
  );
};
