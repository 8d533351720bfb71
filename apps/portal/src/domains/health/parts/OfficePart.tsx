import { Button, Select, TextInput } from '@mantine/core';
import { saveImmunizationExemption } from '@nestling/contract/operations/health.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { DateField } from '@nestling/kit/field/DateField.tsx';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { ImmunizationLogsDocument } from '../health.graphql.ts';
import classes from '../health.module.css';
import type { ReportRow } from '../rows.ts';
import { healthWords } from '../words.ts';
import { seriesWord } from './SeriesBadge.tsx';

const kinds = ['medical', 'religious', 'philosophical', 'titre'] as const;

/** Exempts a child from a series for a reason its state knows, or notes a titer; and ends that. */
export const Exemptions = ({ student, standing }: { student: string; standing: ReportRow }) => {
  const t = useWords(healthWords);
  const [series, setSeries] = useState<string | null>(null);
  const [kind, setKind] = useState<string | null>('medical');
  const [until, setUntil] = useState('');
  const [note, setNote] = useState('');
  const save = useAction(saveImmunizationExemption);
  const free = standing.series.filter(({ exemption }) => exemption !== null);
  const allowed = kinds.filter((one) => one === 'titre' || standing.exemptions.includes(one));
  const submit = async () => {
    if (!series || !kind) return;
    const given = { student_id: student, series, kind, ...(until ? { until } : {}), ...(note ? { note } : {}) };
    const ended = await save.run(given);
    if (ended?.kind === 'done') setSeries(null);
  };
  return (
    <section>
      <h3>{t('exemption')}</h3>
      <div className={classes.filters}>
        <Select
          label={t('exemptFrom')}
          data={standing.series.map((one) => ({ value: one.series, label: seriesWord(t, one.series) }))}
          value={series}
          onChange={setSeries}
        />
        <Select
          label={t('reason')}
          data={allowed.map((value) => ({ value, label: t(value) }))}
          value={kind}
          onChange={setKind}
        />
        <DateField label={t('until')} value={until} onChange={setUntil} />
        <TextInput
          label={t('note')}
          value={note}
          maxLength={500}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Button variant="default" disabled={!series || !kind} loading={save.busy} onClick={() => void submit()}>
          {t('saveExemption')}
        </Button>
      </div>
      {free.map((one) => (
        <Button
          key={one.series}
          variant="subtle"
          onClick={() => void save.run({ student_id: student, series: one.series, kind: 'none' })}
        >
          {t('endExemption', { series: seriesWord(t, one.series) })}
        </Button>
      ))}
    </section>
  );
};

const logKinds = ['entered', 'changed', 'approved', 'deleted', 'exempted', 'exemption_ended'] as const;

/** Who did what with the doses of a child. */
export const Logs = ({ student }: { student: string }) => {
  const t = useWords(healthWords);
  const { language } = useSpeech();
  const { data } = useAsk(ImmunizationLogsDocument, { student });
  const logs = data?.studentImmunizationLogs ?? [];
  if (logs.length === 0) return null;
  return (
    <section>
      <h3>{t('history')}</h3>
      <ul className={classes.lines}>
        {logs.map(({ id, kind, vaccine, note, at, by }) => {
          const known = logKinds.find((one) => one === kind);
          return (
            <li key={id} className={classes.line}>
              <span className={classes.grow}>
                {known ? t(`log_${known}`) : kind}: {seriesWord(t, vaccine)}
                {note ? ` · ${note}` : ''}
              </span>
              <span className={classes.quiet}>
                {[momentFigures(at, language), by?.full_name].filter(Boolean).join(' · ')}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
