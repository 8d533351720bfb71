import { Button, Switch, Textarea, TextInput } from '@mantine/core';
import { dropDraft, keepDraft, keptDraft } from '@nestling/kit/draft.ts';
import { type ActivityKindName, kindOf } from '@nestling/rules/activity-kinds.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { lazy } from '@nestling/ui/lazy.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Suspense, useState } from 'react';
import { asleepWords } from '../asleep-words.ts';
import { useKindWords } from '../use-kind-words.ts';
import { useWriteEntry } from '../use-write-entry.ts';
import classes from './EntryForm.module.css';
import { PhotoField } from './PhotoField.tsx';
import { ValueField } from './ValueField.tsx';

// Without a line there is nothing to be fetched of the menu; the entry itself goes on.
const PlateNotes = lazy(() => import('../../food/parts/PlateNotes.tsx').catch(() => ({ default: () => <span /> })));

/** A child an entry is of, with what must not be missed beside food. */
export interface Of {
  readonly id: string;
  readonly fname: string;
  readonly allergies: readonly { readonly id: string; readonly name: string }[];
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
  const draft = `activity:${kind}:${students.map(({ id }) => id).join()}`;
  const [values, setValues] = useState<Values>(() => ({
    time,
    ...(entry ? entry.values : (again ?? keptDraft(draft))),
  }));
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [sending, setSending] = useState(false);
  const save = useWriteEntry();
  const set = (name: string, value: unknown) => {
    setProblems((told) => new Map([...told].filter(([field]) => field !== name && field !== '')));
    // A photo's key comes later, when more may have been typed.
    setValues((before) => {
      const next = { ...before, [name]: value };
      // The line may drop before it is saved; a photo's key and the minute are of this moment alone.
      if (!entry) keepDraft(draft, { ...next, time: undefined, photo: undefined });
      return next;
    });
  };
  const submit = async () => {
    const own = Object.fromEntries(Object.keys(forms).map((name) => [name, values[name] ?? null]));
    const ended = await save.run(kind, entry ? 'update' : 'save', students, {
      ...(entry ? { id: entry.id } : { students: students.map(({ id }) => id) }),
      ...(room && kind === 'name-to-face' ? { program_id: room } : {}),
      date,
      time: values.time,
      note: values.note ?? (needs.includes('note') ? '' : null),
      staffOnly: values.staffOnly === true,
      photo: values.photo ?? (needs.includes('photo') && !entry ? '' : undefined),
      ...own,
      ...Object.fromEntries(needs.filter((name) => name in forms).map((name) => [name, values[name] ?? ''])),
    });
    if (ended && ended.kind !== 'declined') {
      dropDraft(draft);
      onSaved();
    } else if (ended) {
      const told = new Map(ended.fieldErrors.map(({ field, message }) => [field, message]));
      setProblems(told.size > 0 ? told : new Map([['', ended.message]]));
    }
  };
  const close = () => {
    dropDraft(draft);
    onClose();
  };
  const medications = [...new Map(students.flatMap((one) => one.medications).map((one) => [one.id, one])).values()];
  const eats = ['meal', 'bottle', 'medication'].includes(kind)
    ? students.filter((one) => one.allergies.length > 0)
    : [];
  const known = new Set([...Object.keys(forms), 'time', 'note', 'photo']);
  const others = [...problems].filter(([field]) => !known.has(field));
  const isPhoto = kind === 'photo';
  const photo = (
    <PhotoField
      shown={entry?.photo ?? null}
      problem={problems.get('photo')}
      onBusy={setSending}
      onChange={(key) => set('photo', key)}
    />
  );
  return (
    <Dialog label={kindName(kind)} width={480} onClose={close}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div className={classes.head}>
          <h2 className={classes.title}>{kindName(kind)}</h2>
          <p className={classes.names}>{students.map(({ fname }) => fname).join(', ')}</p>
        </div>
        {eats.length > 0 ? (
          <p className={classes.allergies}>
            <span className={classes.label}>{t('allergies')}</span>
            {eats.map((one) => (
              <Badge key={one.id} kind="safety">
                {one.fname}: {one.allergies.map(({ name }) => name).join(', ')}
              </Badge>
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
        {Object.entries(forms).map(([name, form]) => (
          <ValueField
            key={name}
            name={name}
            form={form}
            value={values[name]}
            medications={medications}
            problem={problems.get(name)}
            onChange={(value) => set(name, value)}
          />
        ))}
        <div className={classes.row}>
          <TextInput
            type="time"
            size="md"
            label={t('at')}
            value={String(values.time ?? '')}
            error={problems.get('time')}
            onChange={(event) => set('time', event.currentTarget.value)}
          />
          <Textarea
            className={classes.note}
            size="md"
            autosize
            minRows={1}
            maxLength={2000}
            label={t(values.staffOnly === true ? 'note' : 'noteFor')}
            value={typeof values.note === 'string' ? values.note : ''}
            error={problems.get('note')}
            onChange={(event) => set('note', event.currentTarget.value)}
          />
        </div>
        {isPhoto ? null : photo}
        <Switch
          size="md"
          label={t('staffOnly')}
          checked={values.staffOnly === true}
          onChange={(event) => set('staffOnly', event.currentTarget.checked)}
        />
        {others.map(([field, message]) => (
          <p key={field} className={classes.problem} role="alert">
            {message}
          </p>
        ))}
        <div className={classes.actions}>
          <Button variant="default" size="lg" onClick={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" size="lg" className={classes.save} loading={save.busy || sending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
