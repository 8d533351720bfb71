import { Button } from '@mantine/core';
import { saveHealthChecks } from '@nestling/contract/operations/health.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { lazy } from '@nestling/ui/lazy.ts';
import { IconChecks, IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import classes from '../health.module.css';
import { isFinding, useCheckWords } from './check-words.ts';
import { CheckSettingDocument } from './checks.graphql.ts';
import own from './checks.module.css';

const NewCheck = lazy(() => import('./CheckDialog.tsx').then((part) => ({ default: part.NewCheck })));

interface Looked {
  readonly id: string;
  readonly fname: string;
  readonly full_name: string;
  readonly health_checks: readonly { readonly id: string; readonly findings: unknown }[];
}
export interface OfRoom {
  readonly location: string;
  /** Who is here now. */
  readonly here: readonly Looked[];
}

/** Who of those who are here was looked at today, what was found, and one press for everybody else; nothing where it is off. */
const RoundNow = ({ location, here }: OfRoom) => {
  const { t, foundNames } = useCheckWords();
  const { data } = useAsk(CheckSettingDocument, { location });
  const fine = useAction(saveHealthChecks);
  const [open, setOpen] = useState<{ student: string | null; name?: string } | null>(null);
  if (!data?.getHealthSetting?.daily_checks) return null;
  const waiting = here.filter(({ health_checks }) => health_checks.length === 0);
  const found = here.filter(({ health_checks }) => health_checks.some(isFinding));
  const done = here.length - waiting.length;
  return (
    <section className={own.round} aria-labelledby="room-health-round">
      <h2 id="room-health-round">{t('roundTitle')}</h2>
      <p className={classes.quiet} role="status">
        {here.length === 0
          ? t('nobodyHere')
          : waiting.length === 0
            ? t('roundDone')
            : t('round', { done, all: here.length })}
      </p>
      {waiting.length > 0 ? (
        <Button
          leftSection={<IconChecks size={20} />}
          loading={fine.busy}
          onClick={() => void fine.run({ students: waiting.map(({ id }) => id) })}
        >
          {t(done === 0 ? 'allFine' : 'othersFine', { count: waiting.length })}
        </Button>
      ) : null}
      <ul className={classes.lines}>
        {waiting.map(({ id, fname, full_name }) => (
          <li key={id} className={classes.line}>
            <span className={classes.grow}>{full_name}</span>
            <Button
              variant="default"
              aria-label={t('findingOf', { name: full_name })}
              onClick={() => setOpen({ student: id, name: fname })}
            >
              {t('finding')}
            </Button>
          </li>
        ))}
        {found.map(({ id, full_name, health_checks }) => (
          <li key={id} className={classes.line}>
            <span className={classes.grow}>
              <b>{full_name}</b>
              <br />
              <span className={classes.badges}>
                {health_checks.filter(isFinding).map((check) => (
                  <Badge key={check.id} kind="wait">
                    {foundNames(check.findings)}
                  </Badge>
                ))}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {waiting.length === 0 && here.length > 0 ? (
        <div>
          <Button variant="default" leftSection={<IconPlus size={18} />} onClick={() => setOpen({ student: null })}>
            {t('add')}
          </Button>
        </div>
      ) : null}
      {open ? (
        <Suspense>
          <NewCheck {...open} location={location} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </section>
  );
};

export default RoundNow;
