import { Switch } from '@mantine/core';
import { saveLocationBillingSetting } from '@nestling/contract/operations/locations.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useMay } from '../../permissions/use-may.ts';
import { BillingSwitchDocument } from './billing-switch.graphql.ts';
import { switchWords } from './switch-words.ts';

/** Whether a location bills at all. */
export const BillingSwitch = ({ location }: { location: string }) => {
  const t = useWords(switchWords);
  const may = useMay()('edit_settings');
  const { data } = useAsk(BillingSwitchDocument, { location });
  const { run, busy } = useAction(saveLocationBillingSetting);
  const setting = data?.getLocationBillingSetting;
  if (!setting) return null;
  return (
    <Switch
      label={t('label')}
      description={t('help')}
      checked={setting.billing}
      disabled={!may || busy}
      onChange={({ currentTarget: { checked: billing } }) => void run({ location_id: location, billing })}
    />
  );
};
