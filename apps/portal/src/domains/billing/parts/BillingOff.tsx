import { useAsk } from '@nestling/kit/ask.ts';
import { useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { BillingSwitchDocument } from '../prices/billing-switch.graphql.ts';
import { switchWords } from '../prices/switch-words.ts';
import classes from './billing.module.css';

/** Says that a location does not bill, and leads to where that is changed; nothing where it does. */
export const BillingOff = ({ location }: { location: string }) => {
  const t = useWords(switchWords);
  const { data } = useAsk(BillingSwitchDocument, { location });
  if (data?.getLocationBillingSetting?.billing !== false) return null;
  return (
    <p className={classes.off} role="status">
      {t('isOff')} <Link to={href('billing.settings')}>{t('turnOn')}</Link>
    </p>
  );
};
