import { Button, Checkbox, TextInput } from '@mantine/core';
import { sendCustomEmail } from '@nestling/contract/operations/newsletters.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { PeoplePicker } from '@nestling/kit/field/PeoplePicker.tsx';
import type { PersonChoice } from '@nestling/kit/field/people.ts';
import { RichText } from '@nestling/kit/rich/RichText.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useFindPeople } from '../../../shell/find-people.ts';
import type { Located } from '../../../shell/place.ts';
import { CustomEmailsDocument } from '../newsletters.graphql.ts';
import classes from '../parts/letters.module.css';
import { letterWords } from '../words.ts';

const kinds = ['contact', 'staff'] as const;

/** A letter written in one field, to people or to the families of a location; those sent before stand below. */
const CustomEmail = ({ place }: Located) => {
  const t = useWords(letterWords);
  const { language } = useSpeech();
  const find = useFindPeople(kinds);
  const [people, setPeople] = useState<readonly PersonChoice[]>([]);
  const [whole, setWhole] = useState(false);
  const [subject, setSubject] = useState('');
  const [msg, setMsg] = useState('');
  const send = useAction(sendCustomEmail);
  const { data } = useAsk(
    CustomEmailsDocument,
    { search: null, first: 30, page: 1 },
    { keep: ['search', 'first', 'page'] },
  );
  const ready = subject.trim() !== '' && msg !== '' && (whole || people.length > 0);
  const submit = async () => {
    const ended = await send.run({
      subject: subject.trim(),
      msg,
      users: people.length > 0 ? people.map(({ id }) => id) : null,
      locations: whole ? [place.id] : null,
    });
    if (ended?.kind !== 'done') return;
    setSubject('');
    setMsg('');
  };
  const rows = data?.customEmails.data ?? [];
  return (
    <Screen>
      <div className={classes.editor}>
        <p>{t('customText')}</p>
        <Checkbox
          label={t('whole', { name: place.name })}
          checked={whole}
          onChange={(event) => setWhole(event.currentTarget.checked)}
        />
        <PeoplePicker label={t('people')} value={people} find={find} onChange={setPeople} />
        <TextInput
          label={t('subject')}
          withAsterisk
          maxLength={200}
          value={subject}
          onChange={(event) => setSubject(event.currentTarget.value)}
        />
        <RichText label={t('text')} value={msg} onChange={setMsg} />
        <div>
          <Button loading={send.busy} disabled={!ready} onClick={() => void submit()}>
            {t('sendNow')}
          </Button>
        </div>
        <h2>{t('customList')}</h2>
        {data && rows.length === 0 ? <p>{t('customNone')}</p> : null}
        <ul>
          {rows.map(({ id, subject: line, starts_at, sender }) => (
            <li key={id}>
              <b>{line}</b>{' '}
              <span className={classes.note}>
                {[momentFigures(starts_at, language), sender?.full_name].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Screen>
  );
};

export default CustomEmail;
