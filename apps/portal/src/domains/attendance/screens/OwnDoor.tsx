import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Screen } from '@nestling/kit/Screen.tsx';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { DoorPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { usePerson } from '../../../session/session.ts';
import { OwnPin } from '../own/OwnPin.tsx';
import {
  CheckOwnByCodeDocument,
  CheckOwnDocument,
  OwnAtDoorDocument,
  type OwnAtDoorQuery,
  OwnCheckValidDocument,
} from '../own/own.graphql.ts';
import classes from '../own/own.module.css';
import { ownWords } from '../own/words.ts';
import { OwnHealthStep, useOwnHealth } from '../screening/OwnHealth.tsx';
import { statedNow } from '../stated.ts';
import { FamilyStep } from '../tablet/FamilyStep.tsx';
import { whereabouts } from '../whereabouts.ts';

type Child = OwnAtDoorQuery['getUserCheckInStudents'][number];

/** A contact checks its own children in or out: from anywhere where the location lets it, else by the code at its door. */
const OwnDoor = () => {
  const t = useWords(ownWords);
  const { code = '' }: { code?: string } = useSearch({ strict: false });
  const { data } = useAsk(OwnAtDoorDocument, {});
  const children = data?.getUserCheckInStudents;
  const places = Map.groupBy(children ?? [], ({ location }) => location?.id ?? '');
  // The code names its location: `<location>.<until>.<signature>`.
  const scanned = code.split('.')[0];
  return (
    <Screen>
      {!children ? <CardsSkeleton cards={2} /> : null}
      {children?.length === 0 ? (
        <EmptyState picture={<DoorPicture />} title={t('none')}>
          {t('noneText')}
        </EmptyState>
      ) : null}
      {[...places].map(([id, own]) => (
        <AtPlace key={id} own={own} code={id === scanned ? code : null} several={places.size > 1} />
      ))}
    </Screen>
  );
};

const AtPlace = ({ own, code, several }: { own: readonly Child[]; code: string | null; several: boolean }) => {
  const t = useWords(ownWords);
  const { id: by } = usePerson();
  const place = own[0]?.location;
  const zone = place?.timezone?.value ?? null;
  const [asked] = useState(() => statedNow(zone));
  const students = own.map(({ id }) => id);
  const { data } = useAsk(OwnCheckValidDocument, { students, ...asked });
  const health = useOwnHealth(place?.id ?? '');
  const comers = own.filter(({ checked_in_out }) => whereabouts(checked_in_out).state !== 'in');
  const waits = comers.some(({ id }) => health.stateOf(id) === 'missing');
  const [signs, setSigns] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const here = useAction(CheckOwnDocument);
  const byCode = useAction(CheckOwnByCodeDocument);
  const errors = data?.checkValidCheckInOut?.errors ?? [];
  const away = code === null && errors.some((error) => error.code === 'AT_THE_DOOR');
  const mayFetch = (id: string) =>
    !errors.some(
      ({ field, code: why }) => field === `students.${id}` && (why === 'NO_PICKUP' || why === 'BLACK_LISTED'),
    );
  const check = async (chosen: readonly string[], action: 'in' | 'out', signature: string | null) => {
    const stated = { students: [...chosen], ...statedNow(zone), by, signature, action };
    const ended = await (code === null ? here.run(stated) : byCode.run({ ...stated, code }));
    const asksToSign = ended?.kind === 'declined' && ended.fieldErrors.some((mend) => mend.code === 'SIGNATURE');
    if (asksToSign) setSigns(true);
    setSaid(asksToSign ? t('sign') : null);
  };
  return (
    <section className={classes.place}>
      {several ? <h2>{place?.name}</h2> : null}
      {away ? (
        <>
          <p className={classes.note}>{t('atTheDoor', { place: place?.name ?? '' })}</p>
          <OwnPin />
        </>
      ) : null}
      {code === null ? null : <p className={classes.note}>{t('scanned')}</p>}
      {said ? (
        <p className={classes.note} role="alert">
          {said}
        </p>
      ) : null}
      <OwnHealthStep health={health} students={comers} />
      {away || waits ? null : (
        <FamilyStep
          key={own.map(({ checked_in_out }) => whereabouts(checked_in_out).state).join()}
          students={own.map(({ id, fname, full_name, image, checked_in_out, allergies }) => {
            const { state, since, room, roomId, colour } = whereabouts(checked_in_out);
            const program = room && roomId ? { id: roomId, name: room, color_code: colour } : null;
            const told = { allergies: allergies.map(({ name }) => name), may_fetch: mayFetch(id) };
            return { id, fname, full_name, image, state, since, program, ...told };
          })}
          zone={zone ?? 'UTC'}
          signs={signs}
          busy={here.busy || byCode.busy}
          onCheck={(chosen, action, signature) => void check(chosen, action, signature)}
        />
      )}
    </section>
  );
};

export default OwnDoor;
