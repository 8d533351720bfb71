import { Button, Select } from '@mantine/core';
import { transferUsers } from '@nestling/contract/operations/students.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useCurrentLocation, useLocations } from '../../../shell/location.ts';
import { doorWords } from '../door-words.ts';
import classes from './dialog.module.css';

/** Moves a contact or somebody of the team from one location to another. */
const MoveDialog = ({
  person: { id, full_name: name },
  onClose,
}: {
  person: { readonly id: string; readonly full_name: string };
  onClose: () => void;
}) => {
  const t = useWords(doorWords);
  const places = useLocations().map((place) => ({ value: place.id, label: place.name }));
  const current = useCurrentLocation()?.id ?? '';
  const [from, setFrom] = useState(current);
  const [to, setTo] = useState(places.find(({ value }) => value !== current)?.value ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const move = useAction(transferUsers, { ownErrors: true });
  const go = async () => {
    if (from === to) return setProblem(t('same'));
    const ended = await move.run({ users: [id], from_location: from, location_id: to });
    if (ended?.kind === 'done') return onClose();
    setProblem(ended?.fieldErrors[0]?.message ?? ended?.message ?? null);
  };
  return (
    <Dialog label={t('moveTitle', { name })} onClose={onClose}>
      <div className={classes.dialog}>
        <h2>{t('moveTitle', { name })}</h2>
        <p className={classes.quiet}>{t('moveText')}</p>
        <Select
          label={t('from')}
          data={places}
          allowDeselect={false}
          value={from}
          onChange={(value) => setFrom(value ?? '')}
        />
        <Select
          label={t('to')}
          data={places}
          allowDeselect={false}
          value={to}
          error={problem}
          onChange={(value) => {
            setTo(value ?? '');
            setProblem(null);
          }}
        />
        <div className={classes.acts}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button loading={move.busy} onClick={() => void go()}>
            {t('doMove', { name })}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};

export default MoveDialog;
