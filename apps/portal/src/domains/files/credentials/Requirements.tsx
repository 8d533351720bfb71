import { Button, MultiSelect, Switch } from '@mantine/core';
import { saveStaffRequirement } from '@nestling/contract/operations/files.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { Pending } from '@nestling/kit/Pending.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { askedRoles } from '@nestling/rules/credentials.ts';
import { useState } from 'react';
import {
  CredentialTeamDocument,
  type CredentialTeamQuery,
  StaffRequirementsDocument,
  type StaffRequirementsQuery,
} from './credentials.graphql.ts';
import classes from './credentials.module.css';
import { useCredentialWords } from './kinds.ts';

type Requirement = StaffRequirementsQuery['getStaffRequirements'][number];
type Team = CredentialTeamQuery['getTeamDropdown'];
const MINUTES = 60;

/** What a location asks of its team. */
export const Requirements = ({ location, onClose }: { location: string; onClose: () => void }) => {
  const { t } = useCredentialWords();
  const { data, error, again } = useAsk(StaffRequirementsDocument, { location });
  const { data: team } = useAsk(CredentialTeamDocument, { location });
  return (
    <Section
      title={t('asks')}
      help={t('asksText')}
      action={
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {data ? (
        <ul className={classes.kinds}>
          {data.getStaffRequirements.map((one) => (
            <Kind key={one.kind} location={location} one={one} team={team?.getTeamDropdown ?? []} />
          ))}
        </ul>
      ) : (
        <Pending error={error} onRetry={again} rows={6} />
      )}
    </Section>
  );
};

/** How one of the two is told from the other in a list of both. */
const ROLE = 'role:';

const Kind = ({ location, one, team }: { location: string; one: Requirement; team: Team }) => {
  const { t, kindName } = useCredentialWords();
  const save = useAction(saveStaffRequirement, { say: () => null });
  const { kind, asked, months, minutes, roles, people } = one;
  const training = kind === 'training';
  const held = training ? minutes && minutes / MINUTES : months;
  const [typed, setTyped] = useState(held);
  const send = (changed: Partial<Requirement>) =>
    void save.run({ location, kind, asked, months, minutes, roles: roles ?? [], people, ...changed });
  const leave = () => {
    if (typed === held) return;
    send(training ? { minutes: typed === null ? null : typed * MINUTES } : { months: typed });
  };
  // Held here as well: several are chosen one after another, faster than they are saved.
  const [whom, setWhom] = useState([...(roles ?? []).map((role) => `${ROLE}${role}`), ...people]);
  const choose = (chosen: string[]) => {
    setWhom(chosen);
    send({
      roles: askedRoles.filter((role) => chosen.includes(`${ROLE}${role}`)),
      people: chosen.filter((value) => !value.startsWith(ROLE)),
    });
  };
  return (
    <li className={classes.kind}>
      <Switch
        label={kindName(kind)}
        checked={asked}
        disabled={save.busy}
        onChange={(event) => {
          setWhom([]);
          send({ asked: event.currentTarget.checked, roles: [], people: [] });
        }}
      />
      {asked ? (
        <MultiSelect
          className={classes.whom}
          label={t('whom')}
          placeholder={whom.length === 0 ? t('everyone') : undefined}
          searchable
          clearable
          data={[
            { group: t('byRole'), items: askedRoles.map((role) => ({ value: `${ROLE}${role}`, label: t(role) })) },
            { group: t('byName'), items: team.map(({ id, full_name }) => ({ value: id, label: full_name })) },
          ]}
          value={whom}
          onChange={choose}
        />
      ) : null}
      {asked ? (
        <NumberField
          className={classes.months}
          label={t(training ? 'hours' : 'goodFor')}
          placeholder={t('forever')}
          min={1}
          max={training ? 1_000 : 120}
          value={typed}
          onChange={setTyped}
          onBlur={leave}
        />
      ) : null}
    </li>
  );
};
