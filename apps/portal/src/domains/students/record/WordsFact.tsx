import { TagsInput } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { allergenName } from '@nestling/rules/allergens.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import type { WordList } from '../../tags/lists.ts';
import { TagBadge } from '../../tags/parts/TagBadge.tsx';
import { tagWords } from '../../tags/words.ts';
import classes from './Fact.module.css';
import own from './WordsFact.module.css';
import { recordWords } from './words.ts';

type Carried = { readonly id: string; readonly name: string; readonly color_code?: string | null };

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The tags, allergies or medications of a student or person; the office adds and takes off where they stand. */
export const WordsFact = ({
  list,
  words,
  carrier,
  editable,
  empty: given,
}: {
  list: WordList;
  words: readonly Carried[];
  carrier: { readonly student_id: string } | { readonly user_id: string };
  editable: boolean;
  /** What stands there while there are none; "Not given" unless it says more. */
  empty?: string;
}) => {
  const t = useWords(recordWords);
  const say = useWords(tagWords);
  const { language } = useSpeech();
  const [editing, setEditing] = useState(false);
  const label = say(list.name);
  const empty = given ?? t('empty');
  const { data } = useAsk(list.read, { first: 200 }, { keep: ['first'], pause: !editing });
  const give = useAction(list.giveByName, {
    say: (_) => ({ title: t('saved', { label }) }),
    undo: (done) => {
      const { outcome } = done;
      const id = outcome && 'id' in outcome && typeof outcome.id === 'string' ? outcome.id : null;
      return id === null ? null : () => void takeOff.run({ id, ...carrier });
    },
  });
  const giveBack = useAction(list.giveByName, { say: () => ({ title: t('takenBack') }) });
  const takeOff = useAction(list.takeOff, {
    say: () => ({ title: t('saved', { label }) }),
    undo: (_, { id }) => {
      const word = words.find((one) => one.id === id);
      return word ? () => void giveBack.run({ name: word.name, ...carrier }) : null;
    },
  });
  const change = (names: readonly string[]) => {
    const gone = words.find(({ name }) => !names.some((one) => same(one, name)));
    const came = names.find((name) => !words.some((one) => same(one.name, name)));
    if (gone) void takeOff.run({ id: gone.id, ...carrier });
    else if (came?.trim()) void give.run({ name: came.trim(), ...carrier });
  };
  const chips = words.map(({ id, name, color_code }) =>
    list.name === 'tags' ? (
      <TagBadge key={id} name={name} colour={color_code} />
    ) : (
      <Badge key={id} kind={list.name === 'allergies' ? 'safety' : 'medication'}>
        {list.name === 'allergies' ? allergenName(name, language) : name}
      </Badge>
    ),
  );

  return (
    <div className={classes.fact}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value} data-empty={words.length === 0}>
        {editing ? (
          <TagsInput
            aria-label={label}
            placeholder={say(`type_${list.name}`)}
            data={data?.words.map(({ name }) => name) ?? []}
            value={words.map(({ name }) => name)}
            onChange={change}
            maxLength={100}
            acceptValueOnBlur={false}
            autoFocus
            onBlur={() => setEditing(false)}
          />
        ) : editable ? (
          <button
            type="button"
            className={classes.button}
            aria-label={`${words.map(({ name }) => name).join(', ') || empty} · ${t('edit', { label })}`}
            onClick={() => setEditing(true)}
          >
            <span className={own.chips}>{words.length > 0 ? chips : empty}</span>
            <IconPencil size={15} aria-hidden="true" />
          </button>
        ) : (
          <span className={own.chips}>{words.length > 0 ? chips : empty}</span>
        )}
      </dd>
    </div>
  );
};
