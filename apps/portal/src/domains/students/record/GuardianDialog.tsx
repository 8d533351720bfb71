import { Button, Select, Switch } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { Person } from '@nestling/ui/person/Person.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconHandOff, IconHandStop, IconUserMinus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { RosterChoicesDocument } from '../roster/choices.graphql.ts';
import { BlackList } from './BlackList.tsx';
import classes from './Guardians.module.css';
import { guardianFlags } from './guardian-flags.tsx';
import { LoginsLeft } from './LoginsLeft.tsx';
import { useGuardian } from './use-guardian.ts';
import { type Guardian, type StudentRecord, useRights } from './use-record.ts';
import { recordWords } from './words.ts';

/** One guardian's link: what it is, what it allows, and the black list. Every change is kept at once. */
export const GuardianDialog = ({
  student,
  link,
  onClose,
}: {
  student: StudentRecord;
  link: Guardian;
  onClose: () => void;
}) => {
  const t = useWords(recordWords);
  const { set, relate, remove, lift } = useGuardian(student, link);
  const { bans } = useRights();
  const [blocking, setBlocking] = useState(false);
  const location = student.location?.id ?? '';
  const { data: choices } = useAsk(RosterChoicesDocument, { location });
  const { user, relation, black_list: blocked } = link;
  if (!user) return null;
  if (blocking) return <BlackList student={student} link={link} onClose={onClose} onBack={() => setBlocking(false)} />;
  return (
    <Dialog label={t('change', { name: user.full_name })} onClose={onClose}>
      <div className={classes.dialog}>
        <header className={classes.top}>
          <h2>
            <Person id={user.id} name={user.full_name} image={user.avatar} size={44} detail={user.email} />
          </h2>
          <button type="button" className={classes.change} aria-label={t('close')} onClick={onClose}>
            <IconX size={20} />
          </button>
        </header>
        <Select
          label={t('relation')}
          allowDeselect={false}
          data={(choices?.relationships ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={relation?.id ?? null}
          onChange={(value) => value && void relate(value)}
        />
        {blocked ? null : (
          <div className={classes.switches}>
            {guardianFlags.map(({ key, word }) => (
              <Switch
                key={key}
                classNames={{ body: classes.switch ?? '' }}
                labelPosition="left"
                size="md"
                label={t(word)}
                checked={link[key]}
                onChange={(event) => void set(key, t(word), event.currentTarget.checked)}
              />
            ))}
          </div>
        )}
        {link.watch_camera && !blocked ? <LoginsLeft user={user.id} label={t('left')} /> : null}
        <div className={classes.foot}>
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconUserMinus size={18} />}
            onClick={() => {
              void remove();
              onClose();
            }}
          >
            {t('remove', { name: student.fname })}
          </Button>
          {blocked ? (
            <Button variant="default" leftSection={<IconHandOff size={18} />} onClick={() => void lift()}>
              {t('unblock')}
            </Button>
          ) : bans ? (
            <Button
              variant="light"
              color="red"
              leftSection={<IconHandStop size={18} />}
              onClick={() => setBlocking(true)}
            >
              {t('block')}
            </Button>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
};
