import { useAsk } from '@nestling/kit/ask.ts';
import { JumpList } from '@nestling/kit/JumpList.tsx';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { Pending } from '@nestling/kit/Pending.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import type { Located } from '../../../shell/place.ts';
import { Sections } from '../lists/Sections.tsx';
import { AccountingForm } from '../prices/AccountingForm.tsx';
import { BillingSwitch } from '../prices/BillingSwitch.tsx';
import { PriceSections } from '../prices/PriceSections.tsx';
import { ProviderForm } from '../prices/ProviderForm.tsx';
import { BillingSettingOfDocument } from '../prices/prices.graphql.ts';
import { SettingsForm } from '../prices/SettingsForm.tsx';
import { SurchargeForm } from '../prices/SurchargeForm.tsx';

/** How a location bills: days to pay, words of invoices, late fees and reminders. */
const BillingSettings = ({ place }: Located) => {
  const { data, error, again } = useAsk(BillingSettingOfDocument, { location: place.id });
  const settings = data?.getBillingSetting;
  return (
    <Screen>
      <Stack>
        <Sections location={place.id} />
        <PriceSections />
        {settings ? (
          <>
            <BillingSwitch location={place.id} />
            <JumpList key={settings.location_id}>
              <SettingsForm settings={settings} />
              <ProviderForm location={settings.location_id} />
              <SurchargeForm settings={settings} />
              <AccountingForm location={settings.location_id} />
            </JumpList>
          </>
        ) : (
          <Pending error={error} onRetry={again} rows={6} />
        )}
      </Stack>
    </Screen>
  );
};

export default BillingSettings;
