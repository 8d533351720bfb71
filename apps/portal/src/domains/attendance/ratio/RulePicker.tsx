import { Select } from '@mantine/core';
import { saveRatioSetting } from '@nestling/contract/operations/reports.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { type RatioRule, ratioRule, ratioRules } from '@nestling/rules/ratio/rule-sets.ts';
import { dateWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useMay } from '../../permissions/use-may.ts';
import classes from './ratio.module.css';
import { ratioWords } from './words.ts';

/** Chooses the rule the rooms are held to, and says where it is written and when somebody last looked there. */
export const RulePicker = ({ location, chosen }: { location: string; chosen: string | null }) => {
  const t = useWords(ratioWords);
  const { language } = useSpeech();
  const save = useAction(saveRatioSetting);
  const chooses = useMay()('edit_settings');
  const rule = chosen === null ? undefined : ratioRule(chosen);
  const called = ({ name, licence }: RatioRule) => `${name} · ${licence}`;
  return (
    <div className={classes.rule}>
      <p className={classes.onPaper}>
        {t('rule')}: {rule ? called(rule) : t('noRule')}
      </p>
      <Select
        className={classes.picker}
        label={t('rule')}
        allowDeselect={false}
        value={chosen ?? ''}
        disabled={save.busy || !chooses}
        onChange={(value) => void save.run({ location, rule: value || null })}
        data={[{ value: '', label: t('noRule') }, ...ratioRules.map((one) => ({ value: one.key, label: called(one) }))]}
      />
      {rule ? (
        <p className={classes.quiet}>
          <a href={rule.source} target="_blank" rel="noreferrer">
            {t('readIt', { citation: rule.citation })}
          </a>{' '}
          {t('ruleSaved', { date: dateWords(rule.verified, language) })}{' '}
          {rule.standing === 'law' ? null : t(rule.standing)}
        </p>
      ) : null}
    </div>
  );
};
