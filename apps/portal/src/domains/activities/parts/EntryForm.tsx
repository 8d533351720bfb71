import { Button, Switch, Textarea } from '@mantine/core';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { TimeField } from '@nestling/kit/field/TimeField.tsx';
import { useFieldForm } from '@nestling/kit/field-form.ts';
import { type ActivityKindName, kindOf } from '@nestling/rules/activity-kinds.ts';
import { SafetyBadges } from '@nestling/ui/feedback/SafetyBand.tsx';
import { lazy } from '@nestling/ui/lazy.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Suspense, useState } from 'react';
import { PhotoField } from '../../media/PhotoField.tsx';
import { useSafety } from '../../tags/safety.ts';
import { asleepWords } from '../asleep-words.ts';
import { limitsOf } from '../save-document.ts';
import { useKindWords } from '../use-kind-words.ts';
import { useWriteEntry } from '../use-write-entry.ts';
import classes from './EntryForm.module.css';
import { ValueField } from './ValueField.tsx';

// Without a line there is nothing to be fetched of the menu; the entry itself goes on.
const PlateNotes = lazy(() => import('../../food/parts/PlateNotes.tsx').catch(() => ({ default: () => <span /> })));

/** A child an entry is of, with what must not be missed beside food. */
export interface Of {
  readonly id: string;
  readonly fname: string;
  readonly allergies: readonly { readonly id: string; readonly name: string }[];
  readonly allergy_notes?: unknown;
  readonly medications: readonly { readonly id: string; readonly name: string }[];
}

type Values = Readonly<Record<string, unknown>>;

/** An entry of a kind: when, what of it, a note, a photo. Changing one begins with what it holds. */
export const EntryForm = ({
  kind,
  students,
  date,
  time,
  room = null,
  here = [],
  again,
  entry,
  onClose,
  onSaved,
}: {
  kind: ActivityKindName;
  students: readonly Of[];
  date: string;
  time: string;
  /** The room on show, in which a count by names is made. */
  room?: string | null;
  /** Who is there, of whom a count by names tells whom it lacks. */
  here?: readonly { readonly id: string; readonly fname: string }[];
  /** What an earlier entry held, to begin with. */
  again?: Values | undefined;
  /** The entry that is changed. */
  entry?: { readonly id: string; readonly values: Values; readonly photo: string | null };
  onClose: () => void;
  onSaved: () => void;
}) => {
  const { t, kindName } = useKindWords();
  const c = useWords(asleepWords);
  const uncounted = here.filter(({ id }) => !students.some((one) => one.id === id)).map(({ fname }) => fname);
  const { values: forms, needs = [] } = kindOf(kind);
  const [sending, setSending] = useState(false);
  const write = useWriteEntry();
  const what = entry ? 'update' : 'save';
  const ids = students.map(({ id }) => id);
  const blank = Object.fromEntries(
    Object.entries(forms).map(([name, { form }]) => [name, form === 'words' || form === 'skills' ? [] : '']),
  );
  const initial: Record<string, unknown> = {
    ...{ note: '', staffOnly: false, ...blank, time, photo: '' },
    ...(entry ? entry.values : again),
  };
  const form = useFieldForm<Record<string, unknown>, object>({
    name: ['activity', kind, entry?.id ?? ids.join(), again ? 'again' : ''].filter(Boolean).join(':'),
    // The line may drop before it is saved; a photo's key and the minute are of this moment alone.
    secret: ['time', 'photo'],
    initial,
    limits: limitsOf(kind, what),
    save: async (values) => {
      const own = Object.fromEntries(Object.keys(forms).map((name) => [name, values[name] || null]));
      const written = await write.run(kind, what, students, {
        ...(entry ? { id: entry.id } : { students: ids }),
        ...(room && kind === 'name-to-face' ? { program_id: room } : {}),
        date,
        time: values.time,
        note: values.note || (needs.includes('note') ? '' : null),
        staffOnly: values.staffOnly === true,
        photo: values.photo || (needs.includes('photo') && !entry ? '' : undefined),
        ...own,
        ...Object.fromEntries(needs.filter((name) => name in forms).map((name) => [name, values[name] ?? ''])),
      });
      if (!written) return null;
      return written.kind === 'declined' ? written : { kind: 'done', message: '', data: {} };
    },
    onSaved,
  });
  const { values, set } = form;
  const { chips, health } = useSafety();
  const problemOf = (name: string): string | undefined => {
    const problem = form.fields.errors[name];
    return typeof problem === 'string' ? problem : undefined;
  };
  const close = () => {
    form.discard();
    onClose();
  };
  const medications = [...new Map(students.flatMap((one) => one.medications).map((one) => [one.id, one])).values()];
  const eats = ['meal', 'bottle', 'medication'].includes(kind)
    ? students.filter((one) => one.allergies.length > 0)
    : [];
  const isPhoto = kind === 'photo';
  const photo = (
    <PhotoField
      shown={entry?.photo ?? null}
      problem={problemOf('photo')}
      onBusy={setSending}
      onChange={(key) => set('photo', key)}
    />
  );
  return (
    <Dialog label={kindName(kind)} width={480} onClose={close}>
      <FormBody form={form}>
        <div className={classes.head}>
          <h2 className={classes.title}>{kindName(kind)}</h2>
          <p className={classes.names}>{students.map(({ fname }) => fname).join(', ')}</p>
        </div>
        {eats.length > 0 ? (
          <p className={classes.allergies}>
            <span className={classes.label}>{t('allergies')}</span>
            {eats.map((one) => (
              <span key={one.id}>
                <b>{one.fname}</b> <SafetyBadges notes={chips({ ...one, medications: [] })} />{' '}
                {health({ ...one, medications: [] })
                  .map(({ detail }) => detail)
                  .filter(Boolean)
                  .join('; ')}
              </span>
            ))}
          </p>
        ) : null}
        {kind === 'name-to-face' && !entry ? (
          <p className={uncounted.length > 0 ? classes.problem : undefined} role="status">
            {uncounted.length > 0 ? c('uncounted', { names: uncounted.join(', ') }) : c('allCounted')}
          </p>
        ) : null}
        {kind === 'meal' ? (
          <Suspense fallback={null}>
            <PlateNotes
              students={students.map(({ id }) => id)}
              date={date}
              food={typeof values.food === 'string' ? values.food : ''}
            />
          </Suspense>
        ) : null}
        {isPhoto ? photo : null}
        {Object.entries(forms).map(([name, one]) => (
          <ValueField
            key={name}
            name={name}
            form={one}
            value={values[name]}
            medications={medications}
            problem={problemOf(name)}
            onChange={(value) => set(name, value)}
          />
        ))}
        <div className={classes.row}>
          <TimeField size="md" {...form.part('time', t('at'))} />
          <Textarea
            className={classes.note}
            size="md"
            autosize
            minRows={1}
            {...form.part('note', t(values.staffOnly === true ? 'note' : 'noteFor'))}
          />
        </div>
        {isPhoto ? null : photo}
        <Switch size="md" {...form.part('staffOnly', t('staffOnly'))} />
        <div className={classes.actions}>
          <Button variant="default" size="lg" onClick={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" size="lg" className={classes.save} loading={form.busy || sending}>
            {t('save')}
          </Button>
        </div>
      </FormBody>
    </Dialog>
  );
};
