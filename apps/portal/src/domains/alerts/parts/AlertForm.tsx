import { Button, Checkbox, Textarea } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { useWords } from '@nestling/ui/words.ts';
import { type FormEvent, useState } from 'react';
import type { Place } from '../../../shell/location.ts';
import { useMay } from '../../permissions/use-may.ts';
import { isNobody, namedOf, roomsOf, useAskedAudience } from '../audience.ts';
import { CreateAlertProgramSaidDocument, CreateAlertSaidDocument } from '../send.graphql.ts';
import { alertWords } from '../words.ts';
import { AudienceFields } from './AudienceFields.tsx';
import classes from './alerts.module.css';

const ways = ['app', 'mail', 'text'] as const;
type Channel = (typeof ways)[number];
const isWay = (value: string): value is Channel => ways.some((one) => one === value);

/** Writes an alert: to whom, by which ways, urgent or as a drill. */
export const AlertForm = ({ place, onSent }: { place: Place; onSent: (id: string) => void }) => {
  const t = useWords(alertWords);
  const may = useMay();
  const asked = useAskedAudience();
  const [audience, setAudience] = useState(asked);
  const [whole, setWhole] = useState(false);
  const [words, setWords] = useState('');
  const [urgent, setUrgent] = useState(false);
  const [drill, setDrill] = useState(false);
  const [channels, setChannels] = useState<readonly Channel[]>(['app']);
  const [tried, setTried] = useState(false);
  const toPeople = useAction(CreateAlertSaidDocument);
  const toRooms = useAction(CreateAlertProgramSaidDocument);
  if (!may('send_announcements')) return null;
  const nobody = !whole && isNobody(audience);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (nobody || !words.trim()) return;
    const how = { message: words.trim(), urgent, drill, channels: [...channels] };
    const rooms = whole ? null : roomsOf(audience);
    const named = namedOf(audience);
    const done: string[] = [];
    if (rooms) {
      const ended = await toRooms.run({ ...how, programs: rooms });
      if (ended?.kind !== 'done') return;
      done.push(ended.data.createAlertProgram?.id ?? '');
    }
    if (whole || named.students || named.users) {
      const ended = await toPeople.run({ ...how, ...named, locations: whole ? [place.id] : null });
      if (ended?.kind !== 'done') return;
      done.push(ended.data.createAlert?.id ?? '');
    }
    setWords('');
    setTried(false);
    onSent(done.at(-1) ?? '');
  };
  const label = drill ? t('runDrill') : urgent ? t('sendUrgent') : t('sendAlert');
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <Checkbox
        label={t('whole', { name: place.name })}
        checked={whole}
        onChange={(event) => setWhole(event.currentTarget.checked)}
      />
      {whole ? null : <AudienceFields location={place.id} value={audience} onChange={setAudience} />}
      {tried && nobody ? <p role="alert">{t('needPeople')}</p> : null}
      <Textarea
        label={t('message')}
        withAsterisk
        autosize
        minRows={3}
        maxRows={10}
        maxLength={1000}
        value={words}
        error={tried && !words.trim() ? t('needMessage') : undefined}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Checkbox
        label={t('urgent')}
        description={t('urgentHelp')}
        checked={urgent}
        onChange={(event) => setUrgent(event.currentTarget.checked)}
      />
      {urgent ? null : (
        <Checkbox.Group
          label={t('ways')}
          value={[...channels]}
          onChange={(chosen) => setChannels(chosen.filter(isWay))}
        >
          <div className={classes.rooms}>
            {ways.map((way) => (
              <Checkbox key={way} value={way} label={t(`way_${way}`)} disabled={way === 'app'} />
            ))}
          </div>
        </Checkbox.Group>
      )}
      <Checkbox label={t('drill')} checked={drill} onChange={(event) => setDrill(event.currentTarget.checked)} />
      <div>
        <Button type="submit" loading={toPeople.busy || toRooms.busy}>
          {label}
        </Button>
      </div>
    </form>
  );
};
