import { Button, Checkbox, Select } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useLocations } from '../../../shell/location.ts';
import { RosterChoicesDocument } from '../roster/choices.graphql.ts';
import { TransferStudentsDocument } from './family.graphql.ts';
import classes from './family.module.css';
import { LeftStudents } from './LeftStudents.tsx';
import { MovedAllergies, type MovedStudent } from './MovedAllergies.tsx';
import { useChunks } from './use-chunks.ts';
import { familyWords } from './words.ts';

/** Moves students to another location: where to, with whom, and who could not be moved and why. */
export const TransferDialog = ({
  students,
  from,
  onClose,
  onDone,
}: {
  students: readonly MovedStudent[];
  from: string;
  onClose: () => void;
  onDone: () => void;
}) => {
  const t = useWords(familyWords);
  const places = useLocations().filter(({ id }) => id !== from);
  const [location, setLocation] = useState(places[0]?.id ?? '');
  const [room, setRoom] = useState('');
  const [users, setUsers] = useState(true);
  const { run, busy, done, left } = useChunks(TransferStudentsDocument);
  const { data } = useAsk(RosterChoicesDocument, { location }, { pause: location === '' });
  const count = students.length;
  const go = async () => {
    const ended = await run(
      students.map(({ id }) => id),
      (some) => ({ students: some, location, room, users }),
    );
    if (ended.length === 0) onDone();
  };
  const title = t('transferTitle', { count });
  return (
    <Dialog label={title} onClose={onClose}>
      <div className={classes.dialog}>
        <h2>{title}</h2>
        <p className={classes.quiet}>{t('transferText')}</p>
        <MovedAllergies students={students} />
        <Select
          label={t('location')}
          allowDeselect={false}
          data={places.map(({ id, name }) => ({ value: id, label: name }))}
          value={location}
          onChange={(value) => {
            setLocation(value ?? '');
            setRoom('');
          }}
        />
        <Select
          label={t('room')}
          allowDeselect={false}
          data={(data?.location_programs ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={room || null}
          onChange={(value) => setRoom(value ?? '')}
        />
        <Checkbox
          label={t('withContacts')}
          checked={users}
          onChange={(event) => setUsers(event.currentTarget.checked)}
        />
        {busy && count > 200 ? (
          <label className={classes.section}>
            {t('progress', { done, count })}
            <progress value={done} max={count} />
          </label>
        ) : null}
        <LeftStudents title={t('someLeft')} students={students} left={left} />
        <div className={classes.end}>
          <Button variant="default" onClick={onClose}>
            {t(left.length > 0 ? 'close' : 'cancel')}
          </Button>
          <Button disabled={room === ''} loading={busy} onClick={() => void go()}>
            {t('transferDo')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
