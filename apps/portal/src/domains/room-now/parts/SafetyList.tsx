import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { inSafetyOrder, type SafetyNote } from '@nestling/ui/feedback/SafetyBand.tsx';
import { Avatar } from '@nestling/ui/person/Person.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { memo } from 'react';
import { PlanButtons } from '../../health/care-plans/PlanButtons.tsx';
import { useSafety } from '../../tags/safety.ts';
import { roomNowWords } from '../words.ts';
import type { RoomChild } from './FaceTile.tsx';
import classes from './SafetyList.module.css';

const kinds = {
  blocked: null,
  bad: null,
  safety: 'allergy',
  medication: 'medication',
  wait: null,
  legal: null,
} as const;

/** Who of the room has what, in words: who must not pick up first, who stays home, then allergies, then medications. */
export const SafetyList = memo(({ of: those }: { of: readonly RoomChild[] }) => {
  const t = useWords(roomNowWords);
  const { full } = useSafety();
  const found = new Map<SafetyNote, RoomChild>();
  for (const child of those)
    for (const note of full({ ...child, care_plans: [], health_checks: [] }, t('blocked'))) found.set(note, child);
  const planned = those.filter(({ care_plans }) => care_plans.length > 0);
  return (
    <section className={classes.safety} aria-labelledby="room-safety">
      <h2 id="room-safety" className={classes.heading}>
        {t('safety')}
      </h2>
      {found.size + planned.length === 0 ? <p className={classes.none}>{t('safetyNone')}</p> : null}
      <ul className={classes.list}>
        {planned.map((child) => (
          <li key={`plans ${child.id}`} className={classes.line}>
            <Avatar id={child.id} name={child.fname} image={child.image} size={40} />
            <span className={classes.words}>
              <b>{child.full_name}</b>
              <PlanButtons plans={child.care_plans} child={child.full_name} marks />
            </span>
          </li>
        ))}
        {inSafetyOrder([...found.keys()]).map((note) => {
          const child = found.get(note);
          if (!child) return null;
          const kind = kinds[note.kind];
          const what = note.lead ?? (kind ? t(kind) : '');
          return (
            <li key={`${child.id} ${note.kind} ${note.word} ${note.lead ?? ''}`} className={classes.line}>
              <Avatar id={child.id} name={child.fname} image={child.image} size={40} />
              <span className={classes.words}>
                <b>{child.full_name}</b>
                <span className={classes.what}>
                  <Badge kind={note.kind}>{note.word}</Badge>
                  <span>{[what, note.detail].filter(Boolean).join(', ')}</span>
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
});
