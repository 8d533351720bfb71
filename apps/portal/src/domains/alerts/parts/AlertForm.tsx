import { Button, Checkbox, Textarea } from '@mantine/core';
import { cancelAlert } from '@nestling/contract/operations/alerts.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { HOLD_MS } from '@nestling/rules/hold.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useRef } from 'react';
import type { Place } from '../../../shell/place.ts';
import { useMay } from '../../permissions/use-may.ts';
import { isNobody, namedOf, roomsOf, useAskedAudience } from '../audience.ts';
import { CreateAlertProgramSaidDocument, CreateAlertSaidDocument } from '../send.graphql.ts';
import { alertWords } from '../words.ts';
import { AudienceFields } from './AudienceFields.tsx';
import classes from './alerts.module.css';
import { useTakeBack } from './take-back.ts';

const ways = ['app', 'mail', 'text'] as const;

/** Writes an alert: to whom, by which ways, urgent or as a drill. */
export const AlertForm = ({ place, onSent }: { place: Place; onSent: (id: string) => void }) => {
  const t = useWords(alertWords);
  const may = useMay();
  const asked = useAskedAudience();
  const cancel = useTakeBack(cancelAlert);
  // An urgent one has left, and a drill goes nowhere: what else is sent can be taken back for a while.
  const held = ({ urgent, drill }: { urgent?: unknown; drill?: unknown }) => !urgent && !drill;
  const takeBack = (id: string | null | undefined, sent: { urgent?: unknown; drill?: unknown }) =>
    held(sent) ? cancel(id) : null;
  const sends = { ownErrors: true, undoFor: HOLD_MS } as const;
  const heldNow = useRef(false);
  const detail = (): string | undefined => (heldNow.current ? t('held') : undefined);
  const toPeople = useAction(CreateAlertSaidDocument, {
    ...sends,
    say: ({ createAlert }) => ({ title: createAlert?.message ?? '', detail: detail() }),
    undo: ({ createAlert }, sent) => takeBack(createAlert?.id, sent),
  });
  const toRooms = useAction(CreateAlertProgramSaidDocument, {
    ...sends,
    say: ({ createAlertProgram }) => ({ title: createAlertProgram?.message ?? '', detail: detail() }),
    undo: ({ createAlertProgram }, sent) => takeBack(createAlertProgram?.id, sent),
  });
  const last = useRef('');
  // Rooms that have it already, where the people beside them have not: what is sent again is for these.
  const reached = useRef('');
  const form = useCallForm({
    call: CreateAlertSaidDocument,
    name: `alert:${place.id}`,
    values: { audience: asked, whole: false, message: '', urgent: false, drill: false, channels: ['app'] },
    validate: { audience: (audience, { whole }) => (!whole && isNobody(audience) ? t('needPeople') : null) },
    args: (given) => given,
    save: async (_, { audience, whole, ...how }) => {
      heldNow.current = held(how);
      const rooms = whole ? null : roomsOf(audience);
      const named = namedOf(audience);
      const intended = JSON.stringify({ rooms, how });
      if (rooms && reached.current !== intended) {
        const ended = await toRooms.run({ ...how, programs: rooms });
        if (ended?.kind !== 'done') return ended;
        last.current = ended.data.createAlertProgram?.id ?? '';
        reached.current = intended;
      }
      if (whole || named.students || named.users) {
        const ended = await toPeople.run({ ...how, ...named, locations: whole ? [place.id] : null });
        if (ended?.kind !== 'done') return ended;
        last.current = ended.data.createAlert?.id ?? '';
      }
      return { kind: 'done', message: '', data: { createAlert: null } };
    },
    onSaved: () => {
      reached.current = '';
      form.discard();
      onSent(last.current);
    },
  });
  const { field, values } = form;
  if (!may('send_announcements')) return null;
  const label = values.drill ? t('runDrill') : values.urgent ? t('sendUrgent') : t('sendAlert');
  return (
    <FormBody
      form={form}
      actions={
        <Button type="submit" loading={form.busy}>
          {label}
        </Button>
      }
    >
      <Checkbox {...field('whole', t('whole', { name: place.name }))} />
      {values.whole ? null : (
        <AudienceFields
          location={place.id}
          value={values.audience}
          onChange={(audience) => form.set('audience', audience)}
        />
      )}
      {form.fields.errors.audience ? <p role="alert">{form.fields.errors.audience}</p> : null}
      <Textarea autosize minRows={3} maxRows={10} {...field('message', t('message'))} />
      <Checkbox {...field('urgent', t('urgent'), t('urgentHelp'))} />
      {values.urgent ? null : (
        <Checkbox.Group {...field('channels', t('ways'))}>
          <div className={classes.rooms}>
            {ways.map((way) => (
              <Checkbox key={way} value={way} label={t(`way_${way}`)} disabled={way === 'app'} />
            ))}
          </div>
        </Checkbox.Group>
      )}
      <Checkbox {...field('drill', t('drill'))} />
    </FormBody>
  );
};
