import { money } from '@nestling/ui/format/money.ts';
import { dateWords } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import classes from '../parts/billing.module.css';
import type { BillingSettingOfQuery } from './prices.graphql.ts';
import { priceWords } from './words.ts';

type Settings = NonNullable<BillingSettingOfQuery['getBillingSetting']>;
type Change = Settings['changes'][number];

/** What is decided for later days, each beside what holds until then. */
export const ComingChanges = ({ now, changes }: { now: Settings; changes: readonly Change[] }) => {
  const t = useWords(priceWords);
  const { language } = useSpeech();
  const before = [now, ...changes];
  const percent = (hundredths: number) => `${hundredths / 100}%`;
  const said = (to: Change, from: Omit<Change, 'effective_date'> | undefined): string =>
    [
      to.late_fee === from?.late_fee ? null : `${t('lateFee')} ${money(to.late_fee)}`,
      to.late_fee_percent === from?.late_fee_percent ? null : `${t('lateFeePercent')} ${percent(to.late_fee_percent)}`,
      to.late_fee_days === from?.late_fee_days ? null : `${t('lateFeeDays')} ${to.late_fee_days}`,
      to.sibling_discount === from?.sibling_discount ? null : `${t('sibling')} ${percent(to.sibling_discount)}`,
      to.prorate === from?.prorate ? null : `${t('prorate')} ${t(to.prorate ? 'yes' : 'no')}`,
      to.credit_absences === from?.credit_absences
        ? null
        : `${t('creditAbsences')} ${t(to.credit_absences ? 'yes' : 'no')}`,
      to.credit_closures === from?.credit_closures
        ? null
        : `${t('creditClosures')} ${t(to.credit_closures ? 'yes' : 'no')}`,
    ]
      .filter(Boolean)
      .join('; ');
  return changes.map((change, i) => (
    <p key={change.effective_date} className={classes.small}>
      {t('coming', { day: dateWords(change.effective_date, language), what: said(change, before[i]) })}
    </p>
  ));
};
