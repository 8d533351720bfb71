import { Button, Switch } from '@mantine/core';
import { saveStaffRequirement } from '@nestling/contract/operations/files.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { Pending } from '@nestling/kit/Pending.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { useState } from 'react';
import { StaffRequirementsDocument, type StaffRequirementsQuery } from './credentials.graphql.ts';
import classes from './credentials.module.css';
import { useCredentialWords } from './kinds.ts';

type Requirement = StaffRequirementsQuery['getStaffRequirements'][number];
const MINUTES = 60;

/** What a location asks of its team. */
export const Requirements = ({ location, onClose }: { location: string; onClose: () => void }) => {
  const { t } = useCredentialWords();
  const { data, error, again } = useAsk(StaffRequirementsDocument, { location });
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
            <Kind key={one.kind} location={location} one={one} />
          ))}
        </ul>
      ) : (
        <Pending error={error} onRetry={again} rows={6} />
      )}
    </Section>
  );
};

const Kind = ({ location, one }: { location: string; one: Requirement }) => {
  const { t, kindName } = useCredentialWords();
  const save = useAction(saveStaffRequirement, { say: () => null });
  const { kind, asked, months, minutes } = one;
  const training = kind === 'training';
  const held = training ? minutes && minutes / MINUTES : months;
  const [typed, setTyped] = useState(held);
  const send = (changed: Partial<Requirement>) => void save.run({ location, kind, asked, months, minutes, ...changed });
  const leave = () => {
    if (typed === held) return;
    send(training ? { minutes: typed === null ? null : typed * MINUTES } : { months: typed });
  };
  return (
    <li className={classes.kind}>
      <Switch
        label={kindName(kind)}
        checked={asked}
        disabled={save.busy}
        onChange={(event) => send({ asked: event.currentTarget.checked })}
      />
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
