import { Button } from '@mantine/core';
import { phoneWords } from '@nestling/rules/phones.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { lazy } from '@nestling/ui/lazy.ts';
import { Avatar } from '@nestling/ui/person/Person.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconCar, IconPencil, IconPhone, IconPlus, IconUserShield, IconVideoOff } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { usePerson } from '../../../session/session.ts';
import { useMay } from '../../permissions/use-may.ts';
import { LikelySiblings } from '../family/LikelySiblings.tsx';
import { AddGuardian } from './AddGuardian.tsx';
import { GuardianDialog } from './GuardianDialog.tsx';
import classes from './Guardians.module.css';
import { guardianFlags } from './guardian-flags.tsx';
import { proposeWords } from './propose-words.ts';
import { type Guardian, type StudentRecord, useRights } from './use-record.ts';
import { recordWords } from './words.ts';

const ActAsDialog = lazy(() =>
  import('../../auth/parts/ActAsDialog.tsx').then((file) => ({ default: file.ActAsDialog })),
);

const ProposeGuardian = lazy(() => import('./ProposeGuardian.tsx').then((file) => ({ default: file.ProposeGuardian })));

/** Who may do what for a student: those who must not pick up stand first, in red. */
export const Guardians = ({ student, heading }: { student: StudentRecord; heading: boolean }) => {
  const t = useWords(recordWords);
  const p = useWords(proposeWords);
  const { staff, office, links, bans } = useRights();
  const { id: me, role, actingUntil } = usePerson();
  const proposes = !staff && student.guardians.some(({ user_id, black_list }) => user_id === me && black_list !== true);
  const may = useMay();
  const mayAct = role === 'admin' && actingUntil === null && may('act_as_others');
  const [acting, setActing] = useState<Guardian['user']>(null);
  const [open, setOpen] = useState<string | null>(null);
  const sorted = [...student.guardians].sort((a, b) => Number(b.black_list === true) - Number(a.black_list === true));
  const changing = student.guardians.find(({ id }) => id === open);
  return (
    <section className={classes.section}>
      <div className={classes.head}>
        {heading ? <h2>{t('guardians')}</h2> : <span />}
        {links ? (
          <Button variant="light" leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
            {t('addGuardian')}
          </Button>
        ) : proposes ? (
          <Button variant="light" leftSection={<IconPlus size={18} />} onClick={() => setOpen('proposed')}>
            {p('propose')}
          </Button>
        ) : null}
      </div>
      {sorted.length === 0 ? (
        <p className={classes.quiet}>
          <b>{t('noGuardians')}</b> {office ? t('noGuardiansText') : null}
        </p>
      ) : (
        <ul className={classes.list}>
          {sorted.map((link) => (
            <Line
              key={link.id}
              link={link}
              onChange={links || bans ? () => setOpen(link.id) : undefined}
              onAct={mayAct ? () => setActing(link.user) : undefined}
            />
          ))}
        </ul>
      )}
      {office && student.guardians.length > 0 ? <LikelySiblings student={student.id} /> : null}
      {changing ? <GuardianDialog student={student} link={changing} onClose={() => setOpen(null)} /> : null}
      {acting ? (
        <Suspense>
          <ActAsDialog person={acting} onClose={() => setActing(null)} />
        </Suspense>
      ) : null}
      {open === 'proposed' ? (
        <Suspense>
          <ProposeGuardian student={student} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
      {open === 'new' ? <AddGuardian student={student} onClose={() => setOpen(null)} /> : null}
    </section>
  );
};

const Line = ({
  link,
  onChange,
  onAct,
}: {
  link: Guardian;
  onChange: (() => void) | undefined;
  onAct: (() => void) | undefined;
}) => {
  const t = useWords(recordWords);
  const me = usePerson();
  const { user, relation, black_list: blocked, black_list_note } = link;
  if (!user) return null;
  return (
    <li className={classes.link} data-blocked={blocked === true}>
      <Avatar id={user.id} name={user.full_name} image={user.avatar} size={44} />
      <div className={classes.words}>
        <span className={classes.name}>{user.full_name}</span>
        <span className={classes.quiet}>
          {[user.id === me.id ? t('you') : null, relation?.name, user.status === 'active' ? null : t('off')]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {user.phone ? (
          <a
            className={classes.phone}
            href={`tel:${user.phone}`}
            aria-label={`${t('call', { name: user.full_name })}, ${phoneWords(user.phone)}`}
          >
            <IconPhone size={16} aria-hidden="true" />
            {phoneWords(user.phone)}
          </a>
        ) : null}
        <div className={classes.chips}>
          {blocked ? (
            <>
              <Badge kind="blocked">{t('mustNot')}</Badge>
              <Badge icon={<IconVideoOff size={14} />}>{t('watchesNot')}</Badge>
            </>
          ) : (
            <>
              {guardianFlags
                .filter(({ key }) => link[key])
                .map(({ key, word, icon }) => (
                  <Badge key={key} icon={icon}>
                    {t(word)}
                  </Badge>
                ))}
              {link.pickup ? null : (
                <Badge kind="wait" icon={<IconCar size={14} />}>
                  {t('pickupNot')}
                </Badge>
              )}
            </>
          )}
        </div>
        {blocked && black_list_note ? <p className={classes.note}>{black_list_note}</p> : null}
      </div>
      {onAct ? (
        <button
          type="button"
          className={classes.change}
          aria-label={t('signInAs', { name: user.full_name })}
          title={t('signInAs', { name: user.full_name })}
          onClick={onAct}
        >
          <IconUserShield size={18} />
        </button>
      ) : null}
      {onChange ? (
        <button
          type="button"
          className={classes.change}
          aria-label={t('change', { name: user.full_name })}
          onClick={onChange}
        >
          <IconPencil size={18} />
        </button>
      ) : null}
    </li>
  );
};
