import { Button, Select } from '@mantine/core';
import { saveDashboardLayout, saveRoleDashboard } from '@nestling/contract/operations/settings.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { Screen } from '@nestling/kit/Screen.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { href } from '../../../addresses.ts';
import { usePerson } from '../../../session/session.ts';
import type { Located, Place } from '../../../shell/place.ts';
import { useRoleNames } from '../../../shell/role-names.ts';
import { arrangeWords } from '../arrange-words.ts';
import { keptFrom, type Placed } from '../layout.ts';
import classes from '../parts/Arrange.module.css';
import { Arrange } from '../parts/Arrange.tsx';
import { useLayout } from '../use-layout.ts';

/** The widgets of the own dashboard: their order, their width, and which are shown. */
const CustomizeDashboard = ({ place }: Located) => (
  <Screen>
    <Loaded place={place} />
  </Screen>
);

const Loaded = ({ place }: { place: Place }) => {
  const { placed, changed } = useLayout(place.id);
  return placed ? <Editor place={place} kept={placed} changed={changed} /> : <CardsSkeleton cards={3} />;
};

const Editor = ({ place, kept, changed }: { place: Place; kept: readonly Placed[]; changed: boolean }) => {
  const t = useWords(arrangeWords);
  const navigate = useNavigate();
  const { id, role } = usePerson();
  const [draft, setDraft] = useState<readonly Placed[] | null>(null);
  const save = useAction(saveDashboardLayout);
  const placed = draft ?? kept;
  const saveOwn = async (layout: object) => {
    if ((await save.run({ user_id: id, layout }))?.kind === 'done') void navigate({ href: href('dashboard') });
  };
  return (
    <>
      <p className={classes.lead}>{t('lead')}</p>
      <Arrange placed={placed} onChange={setDraft} />
      <div className={classes.acts}>
        <Button variant="subtle" component={Link} to={href('dashboard')}>
          {t('cancel')}
        </Button>
        {changed ? (
          <Button variant="default" disabled={save.busy} onClick={() => void saveOwn({})}>
            {t('reset')}
          </Button>
        ) : null}
        <Button loading={save.busy} onClick={() => void saveOwn(keptFrom(placed))}>
          {t('save')}
        </Button>
      </div>
      {allows(role, 'manager') ? <ForRole place={place} placed={placed} /> : null}
    </>
  );
};

const ForRole = ({ place, placed }: { place: Place; placed: readonly Placed[] }) => {
  const t = useWords(arrangeWords);
  const roleNames = useRoleNames();
  const [role, setRole] = useState<'teacher' | 'manager'>('teacher');
  const save = useAction(saveRoleDashboard);
  const send = (layout: object) => void save.run({ location: place.id, role, layout });
  // Teachers have no widget of who watches.
  const fitting = placed.filter(({ key }) => role === 'manager' || key !== 'camera_watching');
  return (
    <section className={classes.role}>
      <h2 className={classes.heading}>{t('forRole')}</h2>
      <p className={classes.quiet}>{t('forRoleHelp', { location: place.name })}</p>
      <div className={classes.acts}>
        <Select
          aria-label={t('saveFor')}
          allowDeselect={false}
          data={(['teacher', 'manager'] as const).map((one) => ({ value: one, label: roleNames[one] }))}
          value={role}
          onChange={(next) => setRole(next === 'manager' ? 'manager' : 'teacher')}
        />
        <Button variant="default" loading={save.busy} onClick={() => send(keptFrom(fitting))}>
          {t('saveRole')}
        </Button>
        <Button variant="subtle" disabled={save.busy} onClick={() => send({})}>
          {t('resetRole')}
        </Button>
      </div>
    </section>
  );
};

export default CustomizeDashboard;
