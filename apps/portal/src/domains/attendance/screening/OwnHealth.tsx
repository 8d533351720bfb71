import { useAction } from '@nestling/kit/action.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useQuery } from 'urql';
import { HealthForm } from './HealthForm.tsx';
import { HealthAtDoorDocument, SaveHealthScreenSaidDocument } from './screening.graphql.ts';
import { askWords } from './words.ts';

/** What the door of a location asks of one's own children today, and of which it still waits. */
export const useOwnHealth = (location: string) => {
  const [{ data }, again] = useQuery({ query: HealthAtDoorDocument, requestPolicy: 'cache-and-network' });
  const asked = data?.healthAtDoor.find((one) => one.location === location) ?? null;
  const stateOf = (id: string) => asked?.students.find((one) => one.id === id)?.state ?? null;
  return { asked, stateOf, again: () => again({ requestPolicy: 'network-only' }) };
};
type OwnHealth = ReturnType<typeof useOwnHealth>;

/** The questions for each child that was not answered for yet, one after the other, and what came of the others. */
export const OwnHealthStep = ({
  health,
  students,
}: {
  health: OwnHealth;
  students: readonly { readonly id: string; readonly fname: string }[];
}) => {
  const t = useWords(askWords);
  const save = useAction(SaveHealthScreenSaidDocument, { say: () => null });
  const [told, setTold] = useState<string | null>(null);
  const { asked, stateOf, again } = health;
  if (!asked) return null;
  const [next] = students.filter(({ id }) => stateOf(id) === 'missing');
  const stopped = students.filter(({ id }) => stateOf(id) === 'stops');
  return (
    <>
      {stopped.map(({ id, fname }) => (
        <p key={id} role="alert">
          {t('speak', { name: fname })}
        </p>
      ))}
      {told && stopped.length === 0 ? <p role="status">{t('thanks', { name: told })}</p> : null}
      {next ? (
        <>
          <HealthForm
            key={next.id}
            name={next.fname}
            asked={asked}
            onSend={async (answers) => {
              const ended = await save.run({ student: next.id, date: asked.date, answers });
              if (ended?.kind !== 'done') return;
              setTold(next.fname);
              again();
            }}
          />
          <p>{t('before')}</p>
        </>
      ) : null}
    </>
  );
};
