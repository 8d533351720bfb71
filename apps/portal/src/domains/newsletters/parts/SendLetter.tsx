import { Button, Checkbox, TextInput } from '@mantine/core';
import { pauseNewsletter, sendTestNewsletter } from '@nestling/contract/operations/newsletters.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { HOLD_MS } from '@nestling/rules/hold.ts';
import type { LetterDocument } from '@nestling/rules/letters/blocks.ts';
import { instantOf } from '@nestling/ui/format/when.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import type { Place } from '../../../shell/place.ts';
import { useMay } from '../../permissions/use-may.ts';
import type { Sent } from '../document.ts';
import { LetterRoomsDocument, NewsletterAudienceDocument, SendNewsletterSaidDocument } from '../newsletters.graphql.ts';
import { letterWords } from '../words.ts';
import { Audience } from './Audience.tsx';
import { LetterView } from './LetterView.tsx';
import classes from './letters.module.css';

/** The instant of a field's '2026-11-19T08:12' by the location's clock. */
const momentOf = (at: string, zone: string | null): string => {
  const [date = '', time = ''] = at.split('T');
  return new Date(instantOf(date, time.slice(0, 5), zone)).toISOString();
};

/** To whom a letter goes, counted before it is sent; a copy to look at; and how the sent ones stand. */
export const SendLetter = ({
  id,
  place,
  sends,
  document,
  unsaved,
}: {
  id: string;
  place: Place;
  sends: readonly Sent[];
  document: LetterDocument;
  /** What is sent is what is saved: nothing goes before that. */
  unsaved: boolean;
}) => {
  const t = useWords(letterWords);
  const may = useMay();
  const [whole, setWhole] = useState(true);
  const [rooms, setRooms] = useState<string[]>([]);
  const [at, setAt] = useState('');
  const [copyTo, setCopyTo] = useState('');
  const choices = useAsk(LetterRoomsDocument, { location: place.id });
  const to = whole ? { locations: [place.id], programs: null } : { locations: null, programs: rooms };
  const { data } = useAsk(
    NewsletterAudienceDocument,
    { ...to, users: null, roles: null },
    { pause: !whole && rooms.length === 0 },
  );
  const pause = useAction(pauseNewsletter);
  const send = useAction(SendNewsletterSaidDocument, {
    beside: <LetterView document={document} width="phone" />,
    say: ({ sendNewsletter }) => ({ title: sendNewsletter?.message ?? '', detail: at ? undefined : t('held') }),
    undo: ({ sendNewsletter }) => {
      const sent = sendNewsletter?.send;
      return sent && !at ? () => void pause.run({ id: sent.id, paused: true }) : null;
    },
    undoFor: HOLD_MS,
  });
  const test = useAction(sendTestNewsletter);
  if (!may('send_announcements')) return null;
  const audience = whole || rooms.length > 0 ? data?.newsletterAudience : null;
  const count = audience?.count ?? 0;
  return (
    <Stack>
      <h2>{t('send')}</h2>
      {unsaved ? <p role="status">{t('saveFirst')}</p> : null}
      <Checkbox
        label={t('whole', { name: place.name })}
        checked={whole}
        onChange={(event) => setWhole(event.currentTarget.checked)}
      />
      {whole ? null : (
        <Checkbox.Group label={t('rooms')} value={rooms} onChange={setRooms}>
          {(choices.data?.location_programs ?? []).map((room) => (
            <Checkbox key={room.id} value={room.id} label={room.name} mt={8} />
          ))}
        </Checkbox.Group>
      )}
      <Audience of={audience} />
      <TextInput
        type="datetime-local"
        label={t('at')}
        value={at}
        onChange={(event) => setAt(event.currentTarget.value)}
      />
      <div>
        <Button
          loading={send.busy}
          disabled={unsaved || count === 0}
          onClick={() => void send.run({ id, ...to, at: at ? momentOf(at, place.zone) : null })}
        >
          {t(at ? 'sendLater' : 'sendNow')}
        </Button>
      </div>
      <Row align="end">
        <TextInput
          type="email"
          label={t('test')}
          value={copyTo}
          onChange={(event) => setCopyTo(event.currentTarget.value)}
        />
        <Button
          variant="default"
          loading={test.busy}
          disabled={unsaved || !copyTo.includes('@')}
          onClick={() => void test.run({ id, email: copyTo })}
        >
          {t('sendTest')}
        </Button>
      </Row>
      {sends.map((one) => (
        <Row key={one.id}>
          <span className={classes.note}>{t('outcome', one)}</span>
          {one.status === 'done' ? null : (
            <Button
              size="xs"
              variant="default"
              loading={pause.busy}
              onClick={() => void pause.run({ id: one.id, paused: one.status === 'sending' })}
            >
              {one.status === 'sending' ? t('pause') : t('goOn')}
            </Button>
          )}
        </Row>
      ))}
    </Stack>
  );
};
