import { Button, TextInput } from '@mantine/core';
import { bulkResizeImges } from '@nestling/contract/operations/media.gen.ts';
import { confirmUserEmail } from '@nestling/contract/operations/users.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { PeoplePicker } from '@nestling/kit/field/PeoplePicker.tsx';
import type { PersonChoice } from '@nestling/kit/field/people.ts';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { href } from '../../../addresses.ts';
import { useSession } from '../../../session/session.ts';
import { useFindPeople } from '../../../shell/find-people.ts';
import { useMay } from '../../permissions/use-may.ts';
import classes from '../imports.module.css';
import { History } from '../parts/History.tsx';
import { importWords } from '../words.ts';

/** Pictures of one sending, and how wide they are made. */
const AT_ONCE = 5;
const WIDTH = 1200;

const Tool = ({ title, text, who, children }: { title: string; text: string; who: string; children: ReactNode }) => (
  <li className={classes.tool}>
    <h2>{title}</h2>
    <p className={classes.lead}>{text}</p>
    <p className={classes.small}>{who}</p>
    {children}
  </li>
);

/** Makes pictures smaller, five at a time; the next five only when the five before are done. */
const Resize = () => {
  const t = useWords(importWords);
  const [typed, setTyped] = useState('');
  const [done, setDone] = useState<number | null>(null);
  const resize = useAction(bulkResizeImges, { say: () => null, quiet: true });
  const ids = [...new Set(typed.match(/\d+/g) ?? [])];
  const run = async () => {
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      setDone(at);
      const ended = await resize.run({ id: ids.slice(at, at + AT_ONCE), width: WIDTH });
      if (ended?.kind !== 'done') return;
    }
    setDone(ids.length);
  };
  return (
    <Stack gap="xs">
      <TextInput label={t('resizeIds')} value={typed} onChange={({ currentTarget }) => setTyped(currentTarget.value)} />
      {done === null ? null : <p role="status">{t('resizeAt', { done, count: ids.length })}</p>}
      <Button variant="default" loading={resize.busy} disabled={ids.length === 0} onClick={() => void run()}>
        {t('resizeStart')}
      </Button>
    </Stack>
  );
};

const sought = ['contact', 'staff'] as const;

/** Takes the addresses of people as confirmed; administrators alone may. */
const Confirm = () => {
  const t = useWords(importWords);
  const find = useFindPeople(sought);
  const [people, setPeople] = useState<readonly PersonChoice[]>([]);
  const confirm = useAction(confirmUserEmail);
  return (
    <Stack gap="xs">
      <PeoplePicker label={t('people')} value={people} onChange={setPeople} find={find} />
      <Button
        variant="default"
        loading={confirm.busy}
        disabled={people.length === 0}
        onClick={() =>
          void confirm.run({ name: 'confirm', user_ids: people.map(({ id }) => id) }).then((ended) => {
            if (ended?.kind === 'done') setPeople([]);
          })
        }
      >
        {t('confirm')}
      </Button>
    </Stack>
  );
};

/** The tools of support, each with what it does and who may use it, and the imports of the center. */
const Utilities = () => {
  const t = useWords(importWords);
  const { person } = useSession();
  const may = useMay();
  const imports = may('import_people');
  const confirms = person !== null && allows(person.role, 'admin') && (may('manage_contacts') || may('manage_team'));
  const open = (to: string) => (
    <Button component={Link} to={to} variant="default">
      {t('openTool')}
    </Button>
  );
  const who = t('toolFor');
  return (
    <Screen>
      <Stack gap="xl">
        <ul className={classes.tools} aria-label={t('tools')}>
          {imports ? (
            <>
              {' '}
              <Tool title={t('onboarding')} text={t('onboardingText')} who={who}>
                {open(href('imports.onboarding'))}
              </Tool>
              <Tool title={t('brightwheel')} text={t('brightwheelText')} who={who}>
                {open(href('imports.brightwheel'))}
              </Tool>
              <Tool title={t('procare')} text={t('procareText')} who={who}>
                {open(href('imports.procare'))}
              </Tool>
              <Tool title={t('staff')} text={t('staffText')} who={who}>
                {open(href('imports.staff'))}
              </Tool>
            </>
          ) : null}
          <Tool title={t('cameras')} text={t('camerasText')} who={who}>
            {open(href('cameras.import'))}
          </Tool>
          <Tool title={t('resize')} text={t('resizeText')} who={who}>
            <Resize />
          </Tool>
          {confirms ? (
            <Tool title={t('confirm')} text={t('confirmText')} who={t('confirmFor')}>
              <Confirm />
            </Tool>
          ) : null}
        </ul>
        {imports ? <History location={null} /> : null}
      </Stack>
    </Screen>
  );
};

export default Utilities;
