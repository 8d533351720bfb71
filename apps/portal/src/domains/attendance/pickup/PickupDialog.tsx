import { Button } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { Avatar } from '@nestling/ui/person/Person.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import type { Fetched, PickupQuestion } from './asking.ts';
import classes from './PickupDialog.module.css';
import { fetchedBy, type PickupChild, type PickupPerson, peopleOf, withSiblings } from './people.ts';
import { PickupPeopleDocument } from './pickup.graphql.ts';
import { pickupWords } from './words.ts';

/**
 * Who takes children home: of one, a press on the person checks it out; of several, each has its people. Who must not is
 * named. Where nobody on the list comes, the check-out is still staff's to record.
 */
const PickupDialog = ({
  question: { location, students },
  onEnd,
}: {
  question: PickupQuestion;
  onEnd: (fetched: readonly Fetched[] | null) => void;
}) => {
  const t = useWords(pickupWords);
  const { data, error } = useAsk(PickupPeopleDocument, { location });
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const children = (data?.getActiveStudents ?? []).filter(({ id }) => students.includes(id));
  const single = students.length === 1 ? children[0] : undefined;
  const title = single ? t('title', { name: single.fname }) : t('titleMany');
  const open = students.filter((id) => !chosen.has(id)).length;
  const pick = (child: string, person: string) =>
    students.length === 1
      ? onEnd([{ students, by: person }])
      : setChosen((before) => withSiblings(before, children, child, person));
  return (
    <Dialog label={title} width={560} onClose={() => onEnd(null)}>
      <div className={classes.ask}>
        <h2 className={classes.title}>{title}</h2>
        {error && !data ? <p>{t('failed')}</p> : null}
        {data || error ? (
          <ul className={classes.children}>
            {children.map((child) => (
              <li key={child.id}>
                {single ? null : (
                  <p className={classes.name}>
                    <Avatar id={child.id} name={child.full_name} image={child.image} size={28} />
                    {child.full_name}
                  </p>
                )}
                <People child={child} chosen={chosen.get(child.id)} onPick={(person) => pick(child.id, person)} />
              </li>
            ))}
          </ul>
        ) : (
          <RowsSkeleton />
        )}
        <div className={classes.actions}>
          {students.length > 1 && open > 0 && open < students.length ? <span>{t('open', { count: open })}</span> : null}
          <Button variant="default" onClick={() => onEnd(null)}>
            {t('cancel')}
          </Button>
          {open === students.length ? (
            <Button variant="default" onClick={() => onEnd([{ students, by: null }])}>
              {t('without')}
            </Button>
          ) : (
            <Button onClick={() => onEnd(fetchedBy(students, chosen))}>{t('out', { count: students.length })}</Button>
          )}
        </div>
      </div>
    </Dialog>
  );
};

const People = ({
  child,
  chosen,
  onPick,
}: {
  child: PickupChild;
  chosen: string | undefined;
  onPick: (person: string) => void;
}) => {
  const t = useWords(pickupWords);
  const people = peopleOf(child);
  const of = (may: PickupPerson['may']) => people.filter((one) => one.may === may);
  if (people.length === 0) return <p>{t('nobody')}</p>;
  return (
    <>
      <div className={classes.people}>
        {of('yes').map(({ id, name, image, relation }) => (
          <button
            key={id}
            type="button"
            className={classes.person}
            aria-pressed={chosen === id}
            onClick={() => onPick(id)}
          >
            <Avatar id={id} name={name} image={image} size={36} />
            <span>
              {name}
              {relation ? <span className={classes.relation}>{relation}</span> : null}
            </span>
          </button>
        ))}
      </div>
      {people.some(({ may }) => may !== 'yes') ? (
        <ul className={classes.notes}>
          {of('no').map(({ id, name }) => (
            <li key={id}>{t('no', { name })}</li>
          ))}
          {of('never').map(({ id, name }) => (
            <li key={id}>
              <Badge kind="blocked">{t('never', { name, child: child.fname })}</Badge>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
};

export default PickupDialog;
