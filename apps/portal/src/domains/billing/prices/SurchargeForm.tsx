import { Button, Select } from '@mantine/core';
import { setCardSurcharge } from '@nestling/contract/operations/billing.gen.ts';
import { useCallForm } from '@nestling/kit/call-form.ts';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import { NumberField } from '@nestling/kit/field/NumberField.tsx';
import { surchargeRule, surchargeRules } from '@nestling/rules/surcharges.ts';
import { dateWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useId } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import classes from '../parts/billing.module.css';
import type { BillingSettingOfQuery } from './prices.graphql.ts';
import { surchargeWords } from './surcharge-words.ts';

type Settings = NonNullable<BillingSettingOfQuery['getBillingSetting']>;

/** Any state whose law was not read. */
const OTHER = '--';

/** What payments by credit card cost families more: only where the law of the state was read and allows it. */
export const SurchargeForm = ({ settings: { location_id, surcharge, surcharge_state } }: { settings: Settings }) => {
  const t = useWords(surchargeWords);
  const may = useMay()('manage_billing');
  const { language } = useSpeech();
  const heading = useId();
  const form = useCallForm({
    call: setCardSurcharge,
    fixed: { location: location_id },
    values: { state: surcharge_state, percent: surcharge === 0 ? null : surcharge / 100 },
    args: (given, { state, percent }) => ({ ...given, state: state ?? OTHER, percent: percent ?? 0 }),
    onSaved: () => undefined,
  });
  const { field, values } = form;
  const rule = surchargeRule(values.state);
  const most = rule?.most ?? null;
  const states = surchargeRules
    .map(({ state }) => ({ value: state, label: t(`state${state}`) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
  if (!may) return null;
  return (
    <section className={classes.cards} aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        {t('title')}
      </h2>
      <p>{t('about')}</p>
      <FormBody
        form={form}
        actions={
          <Button
            type="submit"
            variant="default"
            loading={form.busy}
            disabled={!form.dirty || (most === null && surcharge === 0)}
          >
            {t(most === null && surcharge > 0 ? 'end' : 'save')}
          </Button>
        }
      >
        <Select
          data={[...states, { value: OTHER, label: t('other') }]}
          searchable
          {...field('state', t('state'), t('stateHelp'))}
        />
        {values.state && !rule ? <p>{t('unread')}</p> : null}
        {rule?.why ? <p>{t(rule.why)}</p> : null}
        {rule ? (
          <p className={classes.small}>
            {rule.statute ?? t('noStatute')} ·{' '}
            <a href={rule.source} target="_blank" rel="noreferrer">
              {t('source')}
            </a>{' '}
            · {t('readOn', { day: dateWords(rule.read, language) })}
          </p>
        ) : null}
        {most === null ? null : (
          <NumberField
            unit="%"
            decimals={2}
            {...field('percent', t('percent'), t('percentHelp', { most: String(most / 100) }))}
          />
        )}
      </FormBody>
    </section>
  );
};
