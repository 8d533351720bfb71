import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { usePanel } from '@nestling/kit/panel.ts';
import { Screen } from '@nestling/kit/Screen.tsx';
import { Tabs } from '@nestling/kit/Tabs.tsx';
import { allows } from '@nestling/rules/roles.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { usePerson } from '../../../session/session.ts';
import type { Located } from '../../../shell/place.ts';
import { AlertFollowed } from '../parts/AlertFollowed.tsx';
import { AlertForm } from '../parts/AlertForm.tsx';
import { AlertWaysForm } from '../parts/AlertWaysForm.tsx';
import { SentAlerts } from '../parts/SentAlerts.tsx';
import { SentTexts } from '../parts/SentTexts.tsx';
import { TextForm } from '../parts/TextForm.tsx';
import { alertWords } from '../words.ts';

/** A text message or an alert, now; below it what was sent, and what became of it. */
const InstantMessage = ({ place }: Located) => {
  const t = useWords(alertWords);
  const { role } = usePerson();
  const { open, show, close } = usePanel();
  const [round, setRound] = useState(0);
  const tabs = [
    {
      key: 'text',
      label: t('text'),
      content: () => (
        <Stack gap="xl">
          <TextForm location={place.id} onSent={() => setRound(round + 1)} />
          <SentTexts key={round} location={place.id} />
        </Stack>
      ),
    },
    {
      key: 'alert',
      label: t('alert'),
      content: () => (
        <Stack gap="xl">
          <AlertForm place={place} onSent={show} />
          {allows(role, 'manager') ? <AlertWaysForm key={place.id} place={place} /> : null}
          <SentAlerts location={place.id} onOpen={show} />
        </Stack>
      ),
    },
  ];
  return (
    <Screen panel={open ? <AlertFollowed key={open} id={open} onClose={close} /> : undefined}>
      <Tabs label={t('kinds')} tabs={tabs} />
    </Screen>
  );
};

export default InstantMessage;
