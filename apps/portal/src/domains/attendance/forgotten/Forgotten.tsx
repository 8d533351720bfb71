import { Button, TextInput } from '@mantine/core';
import { settleForgottenCheckout } from '@nestling/contract/operations/attendance.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { TimeField } from '@nestling/kit/field/TimeField.tsx';
import { useReadingAnew } from '@nestling/kit/reading-anew.ts';
import { clock, momentWords } from '@nestling/ui/format/when.ts';
import { Person } from '@nestling/ui/person/Person.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useSubscription } from 'urql';
import { AttendanceChangedDocument } from '../attendanceChanged.graphql.ts';
import { statedNow } from '../stated.ts';
import { ForgottenCheckoutsDocument, type ForgottenCheckoutsQuery } from './forgotten.graphql.ts';
import classes from './forgotten.module.css';
import { forgottenWords } from './words.ts';

type Missing = ForgottenCheckoutsQuery['forgottenCheckouts'][number];

/** The check-outs nobody made at a location, with what the families say; nothing where none is missing. One line until somebody opens it. */
export const Forgotten = ({ location, zone }: { location: string; zone: string | null }) => {
  const t = useWords(forgottenWords);
  const pause = location === '';
  const { data, again } = useAsk(ForgottenCheckoutsDocument, { location }, { pause });
  const hear = useReadingAnew(again);
  useSubscription({ query: AttendanceChangedDocument, variables: { location }, pause }, (_, change) => {
    hear();
    return change;
  });
  const [open, setOpen] = useState(false);
  const missing = data?.forgottenCheckouts ?? [];
  if (missing.length === 0) return null;
  return (
    <section className={classes.band} aria-label={t('title', { count: missing.length })}>
      <div className={classes.line}>
        <h2>{t('title', { count: missing.length })}</h2>
        <Button variant="default" size="compact-md" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'hide' : 'show')}
        </Button>
      </div>
      {open ? (
        <>
          <p className={classes.quiet}>{t('titleText')}</p>
          {missing.map((one) => (
            <Card key={one.id} missing={one} zone={zone} />
          ))}
        </>
      ) : null}
    </section>
  );
};

const Card = ({ missing, zone }: { missing: Missing; zone: string | null }) => {
  const t = useWords(forgottenWords);
  const { language } = useSpeech();
  const settle = useAction(settleForgottenCheckout);
  const [corrects, setCorrects] = useState(false);
  const { id, student, came_at, proposed_at, said_at, said_by, said_note } = missing;
  const believed = said_at ?? proposed_at;
  return (
    <article className={classes.card}>
      <div className={classes.words}>
        <Person
          id={student?.id ?? ''}
          name={student?.full_name ?? ''}
          image={student?.image}
          detail={came_at ? t('came', { when: momentWords(came_at, language, zone) }) : undefined}
          size={40}
        />
        <span>
          {said_at
            ? t('says', { name: said_by?.full_name ?? t('somebody'), time: clock(said_at, zone) })
            : t('proposed', { time: clock(proposed_at, zone) })}
        </span>
        {said_note ? <span className={classes.quiet}>{t('quote', { note: said_note })}</span> : null}
      </div>
      {corrects || !said_at ? (
        <OtherTime
          id={id}
          suggested={statedNow(zone, new Date(believed)).time}
          onCancel={said_at ? () => setCorrects(false) : undefined}
        />
      ) : (
        <div className={classes.acts}>
          <Button loading={settle.busy} onClick={() => void settle.run({ id, reason: t('toldBy') })}>
            {t('confirm', { time: clock(said_at, zone) })}
          </Button>
          <Button variant="default" onClick={() => setCorrects(true)}>
            {t('another')}
          </Button>
        </div>
      )}
    </article>
  );
};

const OtherTime = ({
  id,
  suggested,
  onCancel,
}: {
  id: string;
  suggested: string;
  onCancel: (() => void) | undefined;
}) => {
  const t = useWords(forgottenWords);
  const form = useCallForm({
    call: settleForgottenCheckout,
    fixed: { id },
    values: { time: suggested, reason: '' },
    needs: () => ['time'],
    onSaved: () => {},
  });
  const { field } = form;
  return (
    <FormBody
      form={form}
      actions={
        <>
          {onCancel ? (
            <Button variant="default" onClick={onCancel}>
              {t('cancel')}
            </Button>
          ) : null}
          <Button type="submit" loading={form.busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className={classes.acts}>
        <TimeField {...field('time', t('time'))} />
        <TextInput {...field('reason', t('reason'))} />
      </div>
    </FormBody>
  );
};
