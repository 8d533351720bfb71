import { Button } from '@mantine/core';
import type { Answers } from '@nestling/rules/kiosk/act.ts';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { useMinute } from '@nestling/ui/format/minute.ts';
import { clock, dayWords, minuteOfDay } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { DoorPicture } from '@nestling/ui/page/pictures.tsx';
import { Avatar } from '@nestling/ui/person/Person.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconCircleCheckFilled, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { HealthForm } from '../screening/HealthForm.tsx';
import { askWords } from '../screening/words.ts';
import { DoorCode } from '../tablet/DoorCode.tsx';
import { type Entered, type Said, useTablet } from '../tablet/enter.ts';
import { FamilyStep } from '../tablet/FamilyStep.tsx';
import { type Line, type Place, useLine } from '../tablet/offline/use-line.ts';
import { PinPad } from '../tablet/PinPad.tsx';
import { TeamStep } from '../tablet/TeamStep.tsx';
import classes from '../tablet/tablet.module.css';
import { tabletWords } from '../tablet/words.ts';

/** So long somebody may stand there without touching anything; and so long the tablet shows what was done. */
const IDLE_SECONDS = 60;
const DONE_SECONDS = 10;

/** What the tablet says by itself, without a line. Who is stopped hears what everybody hears who has no child here. */
const hereWords = {
  kept: 'kept',
  wrong: 'wrong',
  locked: 'locked',
  'no list': 'noLine',
  stopped: 'nobody',
} as const;

/** The page of a shared tablet at the door: a PIN, then the person's own children or the clock, and back by itself. */
const TimeClockPage = () => {
  const t = useWords(tabletWords);
  const { location: link = '' }: { location?: string } = useParams({ strict: false });
  const line = useLine(link);
  if (line.state === 'opening') return <CardsSkeleton cards={2} />;
  if (!line.place)
    return (
      <div className={classes.main}>
        <EmptyState
          picture={<DoorPicture />}
          title={line.state === 'away' ? t('noLine') : t('off')}
          actions={<Button onClick={line.again}>{t('again')}</Button>}
        >
          {line.state === 'away' ? null : t('offText')}
        </EmptyState>
      </div>
    );
  return <Tablet place={line.place} line={line} />;
};

type Wanted = {
  readonly students: readonly string[];
  readonly action: 'in' | 'out';
  readonly signature: string | null;
};

const Tablet = ({ place, line }: { place: Place; line: Line }) => {
  const t = useWords(tabletWords);
  const tablet = useTablet(place.id, place.timezone, line);
  const [person, setPerson] = useState<Entered | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const ask = useWords(askWords);
  const leave = () => {
    setPerson(null);
    setDone(null);
    setSaid('');
    setWanted(null);
  };
  const seconds = useCountdown(done === null ? (person ? IDLE_SECONDS : null) : DONE_SECONDS, leave, done ?? person);
  const worded = ({ said: sentence, here }: Said): string => sentence || t(here ? hereWords[here] : 'noLine');
  const after = (work: Promise<Said>) =>
    void work.then((told) => {
      if (told.ok) setDone(told.said || told.here ? worded(told) : t('done'));
      else setSaid(worded(told));
    });

  /** In first of all: each child that was not answered for is asked about, one after the other. */
  const asking =
    wanted?.action === 'in'
      ? person?.students.find(({ id, health }) => wanted.students.includes(id) && health === 'missing')
      : undefined;
  const check = (next: Wanted) => {
    if (!person) return;
    const chosen = person.students.filter(({ id }) => next.students.includes(id));
    const stopped = next.action === 'in' ? chosen.find(({ health }) => health === 'stops') : undefined;
    if (stopped) setSaid(ask('speak', { name: stopped.fname }));
    else if (next.action === 'in' && person.health && chosen.some(({ health }) => health === 'missing'))
      setWanted(next);
    else after(tablet.check(person, next.students, next.action, next.signature));
  };
  const answered = async (child: { readonly id: string; readonly fname: string }, answers: Answers) => {
    if (!person || !wanted) return;
    const told = await tablet.screen(person, child.id, answers);
    if (!told.ok) return setSaid(worded(told));
    // Whoever stands there hears whom to speak with, and nothing else.
    if (told.stops) return setDone(ask('speak', { name: child.fname }));
    const students = person.students.map((one) => (one.id === child.id ? { ...one, health: 'ok' } : one));
    setPerson({ ...person, students });
    const open = students.some(({ id, health }) => wanted.students.includes(id) && health === 'missing');
    if (open) return;
    setWanted(null);
    after(tablet.check(person, wanted.students, wanted.action, wanted.signature));
  };

  if (done !== null)
    return (
      <div className={classes.done} aria-live="assertive">
        <IconCircleCheckFilled size={96} aria-hidden="true" />
        <h1>{done}</h1>
        <Button size="lg" variant="default" onClick={leave}>
          {t('done')}
        </Button>
        <p className={classes.foot}>{t('goesBack', { seconds: seconds ?? 0 })}</p>
      </div>
    );
  if (!person)
    return (
      <Welcome
        place={place}
        line={line}
        said={said}
        busy={tablet.busy}
        onEnter={async (pin, phone) => {
          const found = await tablet.enter(pin, phone);
          if ('user' in found) {
            setSaid('');
            setPerson(found);
          } else setSaid(worded(found));
        }}
      />
    );
  return (
    <div className={classes.step}>
      <header className={classes.head}>
        <Avatar id={person.user.id} name={person.user.full_name} image={person.user.avatar} size={72} />
        <h1>{t('hello', { name: person.user.fname })}</h1>
        <Button size="lg" variant="default" onClick={leave}>
          {t('notYou')}
        </Button>
      </header>
      {said ? (
        <p className={classes.said} role="alert">
          {said}
        </p>
      ) : null}
      {person.type === 'team' ? (
        <TeamStep
          person={person}
          zone={place.timezone}
          busy={tablet.busy}
          onClock={(action, room) => after(tablet.clock(person, action, room))}
        />
      ) : null}
      {asking ? (
        <HealthForm
          key={asking.id}
          name={asking.fname}
          asked={person.health ?? { questions: [], temperature: false, unit: 'F' }}
          onSend={(answers) => answered(asking, answers)}
        />
      ) : person.type === 'contact' || person.students.length > 0 ? (
        <FamilyStep
          students={person.students}
          zone={place.timezone}
          signs={place.signature}
          busy={tablet.busy}
          onCheck={(students, action, signature) => check({ students, action, signature })}
        />
      ) : null}
      <p className={classes.foot}>{t('goesBack', { seconds: seconds ?? 0 })}</p>
    </div>
  );
};

const Welcome = ({
  place,
  line,
  said,
  busy,
  onEnter,
}: {
  place: Place;
  line: Line;
  said: string;
  busy: boolean;
  onEnter: (pin: string, phone: string | null) => void;
}) => {
  const t = useWords(tabletWords);
  const { language } = useSpeech();
  const now = useMinute();
  const [phone, setPhone] = useState<string | null>(null);
  const hour = Math.floor(minuteOfDay(now, place.timezone) / 60);
  const asksPhone = place.ask_phone && phone === null;
  return (
    <div className={classes.page}>
      <section className={classes.welcome}>
        <p className={classes.place}>{place.name}</p>
        <p className={classes.clock}>{clock(now, place.timezone)}</p>
        <p className={classes.day}>{dayWords(now, language, place.timezone)}</p>
        <h1 className={classes.greeting}>
          {t(hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening')}
          <br />
          {t(place.ask_phone ? 'beginPhone' : 'begin')}
        </h1>
        {line.cut ? null : <DoorCode parm={line.parm} />}
        {line.cut || line.queued > 0 ? (
          <p className={classes.line} role="status">
            {line.queued > 0 ? (
              <IconCloudUp size={20} aria-hidden="true" />
            ) : (
              <IconCloudOff size={20} aria-hidden="true" />
            )}
            {line.queued > 0 ? t('waiting', { count: line.queued }) : t('cut')}
          </p>
        ) : null}
      </section>
      <section className={classes.main}>
        <p className={classes.slot} role="alert">
          {said ? <span className={classes.said}>{said}</span> : null}
        </p>
        {asksPhone ? (
          <PinPad key="phone" label={t('phone')} hidden={false} least={7} most={11} busy={busy} onEnter={setPhone} />
        ) : (
          <PinPad
            key="pin"
            label={t('pin')}
            hidden
            least={place.pin_digits ?? 4}
            most={place.pin_digits ?? 6}
            busy={busy}
            onEnter={(pin) => {
              onEnter(pin, phone);
              setPhone(null);
            }}
          />
        )}
        <details className={classes.forgot}>
          <summary>{t('forgot')}</summary>
          <p>{t('forgotText')}</p>
        </details>
      </section>
    </div>
  );
};

/** Seconds until `over` is called; every touch begins anew. Null: nothing is counted. `what` restarts it. */
const useCountdown = (from: number | null, over: () => void, what: unknown): number | null => {
  const [left, setLeft] = useState<number | null>(from);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person or message begins anew
  useEffect(() => {
    setLeft(from);
    if (from === null) return;
    let seconds = from;
    const timer = setInterval(() => {
      seconds -= 1;
      setLeft(seconds);
      if (seconds <= 0) over();
    }, 1_000);
    const touch = () => {
      seconds = from;
      setLeft(seconds);
    };
    addEventListener('pointerdown', touch);
    return () => {
      clearInterval(timer);
      removeEventListener('pointerdown', touch);
    };
  }, [from, what]);
  return left;
};

export default TimeClockPage;
