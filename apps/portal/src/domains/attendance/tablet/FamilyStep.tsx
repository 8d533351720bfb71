import { Button } from '@mantine/core';
import { useSelection } from '@nestling/kit/selection.ts';
import { allergenName } from '@nestling/rules/allergens.ts';
import { SafetyBadges } from '@nestling/ui/feedback/SafetyBand.tsx';
import { clock } from '@nestling/ui/format/when.ts';
import { Avatar } from '@nestling/ui/person/Person.tsx';
import { RoomName } from '@nestling/ui/place/RoomName.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { Entered } from './enter.ts';
import { SignaturePad } from './SignaturePad.tsx';
import classes from './tablet.module.css';
import { tabletWords } from './words.ts';

type Child = Omit<Entered['students'][number], 'health'>;

/** A contact with its children: all of one kind are chosen, one press checks them in or out. */
export const FamilyStep = ({
  students,
  zone,
  signs,
  busy,
  onCheck,
}: {
  students: readonly Child[];
  zone: string;
  signs: boolean;
  busy: boolean;
  onCheck: (students: readonly string[], action: 'in' | 'out', signature: string | null) => void;
}) => {
  const t = useWords(tabletWords);
  const { language } = useSpeech();
  const away = students.filter(({ state }) => state !== 'in');
  const fetchable = students.filter(({ state, may_fetch }) => state === 'in' && may_fetch);
  // Mornings bring everybody, evenings fetch everybody: what fits all of them is chosen beforehand.
  const chosen = useSelection((away.length > 0 ? away : fetchable).map(({ id }) => id));
  const [signature, setSignature] = useState<string | null>(null);
  const comers = away.filter(({ id }) => chosen.has(id));
  const goers = fetchable.filter(({ id }) => chosen.has(id));
  const named = (some: readonly Child[]) =>
    new Intl.ListFormat(language, { type: 'conjunction' }).format(some.map(({ fname }) => fname));
  const act = (some: readonly Child[], action: 'in' | 'out') =>
    some.length > 0 ? (
      <Button
        className={classes.act}
        loading={busy}
        disabled={signs && signature === null}
        leftSection={<IconCheck size={28} />}
        onClick={() =>
          onCheck(
            some.map(({ id }) => id),
            action,
            signature,
          )
        }
      >
        {t(action === 'in' ? 'checkIn' : 'checkOut', { names: named(some) })}
      </Button>
    ) : null;
  if (students.length === 0) return <p className={classes.big}>{t('nobody')}</p>;
  return (
    <>
      <p className={classes.hint}>{t('chooseWho')}</p>
      <div className={classes.children}>
        {students.map((child) => {
          const { id, fname, full_name, image, state, since, may_fetch, allergies, program } = child;
          const time = since ? clock(since, zone) : '';
          return (
            <button
              key={id}
              type="button"
              className={classes.child}
              aria-pressed={chosen.has(id)}
              disabled={state === 'in' && !may_fetch}
              onClick={() => chosen.toggle(id)}
            >
              <Avatar id={id} name={full_name} image={image} size={72} />
              <span className={classes.words}>
                <b className={classes.name}>{fname}</b>
                {program ? <RoomName name={program.name} colour={program.color_code} /> : null}
                <span>{state === 'none' ? t('none') : t(state === 'in' ? 'in' : 'out', { time })}</span>
                {allergies.length > 0 ? (
                  <span className={classes.safety}>
                    <SafetyBadges
                      notes={allergies.map((word) => ({ kind: 'safety', word: allergenName(word, language) }))}
                    />
                  </span>
                ) : null}
                {state === 'in' && !may_fetch ? <span>{t('noFetch')}</span> : null}
              </span>
              {chosen.has(id) ? (
                <span className={classes.tick}>
                  <IconCheck size={24} stroke={3} aria-hidden="true" />
                </span>
              ) : null}
            </button>
          );
        })}
      </div>
      {signs && comers.length + goers.length > 0 ? <SignaturePad onChange={setSignature} /> : null}
      <div className={classes.acts}>
        {act(comers, 'in')}
        {act(goers, 'out')}
      </div>
    </>
  );
};
