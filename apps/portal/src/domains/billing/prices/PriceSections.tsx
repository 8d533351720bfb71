import { LinkTabs } from '@nestling/kit/LinkTabs.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { href } from '../../../addresses.ts';
import { useHere } from '../../../shell/here.ts';
import { priceWords } from './words.ts';

/** The way between the settings of billing. */
export const PriceSections = () => {
  const t = useWords(priceWords);
  const { id } = useHere();
  const tabs = [
    { key: 'billing.settings', label: t('settings'), to: href('billing.settings') },
    { key: 'billing.presets', label: t('presets'), to: href('billing.presets') },
    { key: 'billing.variable', label: t('variable'), to: href('billing.variable') },
    { key: 'billing.categories', label: t('categories'), to: href('billing.categories') },
    { key: 'billing.templates', label: t('templates'), to: href('billing.templates') },
  ];
  return <LinkTabs tabs={tabs} here={id ?? ''} label={t('settings')} />;
};
