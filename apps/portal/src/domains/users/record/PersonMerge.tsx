import { Button } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import { useCurrentLocation } from '../../../shell/location.ts';
import classes from '../../students/family/family.module.css';
import { MergeDialog } from '../../students/family/MergeDialog.tsx';
import { familyWords } from '../../students/family/words.ts';
import {
  MergePeopleDocument,
  PeopleToMergeDocument,
  PersonMergesDocument,
  UndoPeopleMergeDocument,
} from '../merge.graphql.ts';
import { peopleWords } from '../words.ts';
import type { PersonRecord } from './use-person-record.ts';

/** What was merged into a contact, with the way back, and the way to merge another record into it. */
const PersonMerge = ({ person }: { person: PersonRecord }) => {
  const t = useWords(familyWords);
  const p = useWords(peopleWords);
  const { language } = useSpeech();
  const [open, setOpen] = useState(false);
  const { data } = useAsk(PersonMergesDocument, { id: person.id });
  const undo = useAction(UndoPeopleMergeDocument);
  return (
    <section className={classes.after}>
      {(data?.getUserMerges ?? []).map(({ id, name, merged_at, merged_by }, i) => (
        <p key={id} className={classes.line}>
          <span>
            {t('merged', { name })}
            <br />
            <span className={classes.quiet}>
              {[momentFigures(merged_at, language), merged_by].filter(Boolean).join(' · ')}
            </span>
          </span>
          {i === 0 ? (
            <Button variant="default" loading={undo.busy} onClick={() => void undo.run({ id: person.id })}>
              {t('undo')}
            </Button>
          ) : null}
        </p>
      ))}
      <div className={classes.acts}>
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('mergeWith')}
        </Button>
      </div>
      {open ? <Merge person={person} title={p('mergeTitle')} onClose={() => setOpen(false)} /> : null}
    </section>
  );
};

const Merge = ({ person, title, onClose }: { person: PersonRecord; title: string; onClose: () => void }) => {
  const navigate = useNavigate();
  const place = useCurrentLocation();
  const [search, setSearch] = useState(person.lname);
  const back = useAction(UndoPeopleMergeDocument);
  const merge = useAction(MergePeopleDocument, {
    undo:
      (_, { kept }) =>
      () =>
        void back.run({ id: kept }),
  });
  const { data } = useAsk(
    PeopleToMergeDocument,
    { location: place?.id ?? null, search: search || null },
    { keep: ['search'] },
  );
  const others = (data?.users.data ?? []).filter(({ id }) => id !== person.id);
  return (
    <MergeDialog
      title={title}
      own={{ id: person.id, name: person.full_name, image: person.avatar, detail: person.email ?? '' }}
      found={others.map(({ id, full_name, email, avatar, students }) => ({
        id,
        name: full_name,
        image: avatar,
        detail: [email, students.map((one) => one.full_name).join(', ')].filter(Boolean).join(' · '),
      }))}
      search={search}
      onSearch={setSearch}
      keepsOther={(other) =>
        person.has_password === false && others.some(({ id, has_password }) => id === other && has_password === true)
      }
      busy={merge.busy}
      onMerge={(kept, duplicate) =>
        void merge.run({ kept, duplicate }).then((ended) => {
          if (ended?.kind !== 'done') return;
          onClose();
          if (kept !== person.id) void navigate({ href: href('people.contact', { camuserId: kept }) });
        })
      }
      onClose={onClose}
    />
  );
};

export default PersonMerge;
